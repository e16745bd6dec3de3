// expect: inconclusive
// options: --time pass

/** The same where time may pass by itself. */
public class SleptAndTimePassed {
  public static void main(String[] args) throws Exception {
    long start = System.nanoTime();
    Thread.sleep(1000);
    assert System.nanoTime() - start >= 1_000_000_000L;
  }
}

// expect: violation assertion
// options: --time pass

/** Any time may pass between two looks at the clock. */
public class TooSlow {
  public static void main(String[] args) {
    long start = System.nanoTime();
    assert System.nanoTime() - start < 1_000_000_000L;
  }
}

// expect: inconclusive
// options: --time pass

/** Time goes on for all threads alike; that only a few spans are tried is named. */
public class TimeDoesNotGoBack {
  private static volatile long earlier;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> earlier = System.nanoTime());
    t.start();
    t.join();
    assert System.nanoTime() >= earlier;
  }
}

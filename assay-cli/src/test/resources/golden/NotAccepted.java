// options: --accept environment
/** The clock and random numbers are all that stands in the way, and neither is taken on. */
public class NotAccepted {
  static volatile long seen;

  public static void main(String[] args) {
    seen = (long) (Math.random() * 10);
    new Thread(() -> seen = System.nanoTime(), "t").start();
  }
}

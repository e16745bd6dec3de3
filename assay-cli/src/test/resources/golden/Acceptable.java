// options: --accept random --json -
/** Random numbers are taken on, the clock is not. */
public class Acceptable {
  static volatile long seen;

  public static void main(String[] args) {
    seen = (long) (Math.random() * 10);
    new Thread(() -> seen = System.nanoTime(), "t").start();
  }
}

// options: --accept random --json -
/** Random numbers are taken on, the clock is not. */
public class Acceptable {
  static volatile long seen;

  public static void main(String[] args) {
    new Thread(() -> seen = System.nanoTime(), "t").start();
    seen = (long) (Math.random() * 10);
  }
}

// options: --accept clock,random,files
/** The clock and random numbers are taken on; files as well, but there are none. */
public class Accepted {
  static volatile long seen;

  public static void main(String[] args) {
    seen = (long) (Math.random() * 10);
    new Thread(() -> seen = System.nanoTime(), "t").start();
  }
}

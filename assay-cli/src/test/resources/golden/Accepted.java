// options: --accept clock,random,files
/** The clock and random numbers are taken on; files as well, but there are none. */
public class Accepted {
  static volatile long seen;

  public static void main(String[] args) {
    new Thread(() -> seen = System.nanoTime(), "t").start();
    seen = (long) (Math.random() * 10);
  }
}

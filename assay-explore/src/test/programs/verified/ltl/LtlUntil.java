// expect: verified
// options: --ltl '!LtlUntil#second U LtlUntil#first'

/** The second happens only after the first, which happens. */
public class LtlUntil {
  static volatile boolean first;
  static volatile boolean second;

  static boolean first() {
    return first;
  }

  static boolean second() {
    return second;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> first = true);
    t.start();
    t.join();
    second = true;
  }
}

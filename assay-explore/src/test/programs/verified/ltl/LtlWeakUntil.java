// expect: verified
// options: --ltl '(!LtlWeakUntil#second W LtlWeakUntil#first) && F LtlWeakUntil#second'

/** The order without the promise, and the promise apart. */
public class LtlWeakUntil {
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

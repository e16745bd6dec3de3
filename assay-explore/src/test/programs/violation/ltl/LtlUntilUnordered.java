// expect: violation ltl
// options: --ltl '!LtlUntilUnordered#second U LtlUntilUnordered#first'

/** Nothing says which of the two comes first. */
public class LtlUntilUnordered {
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
    second = true;
  }
}

// expect: verified
// options: --ltl 'LtlRelease#first R !LtlRelease#second || F (LtlRelease#first && LtlRelease#second)'

/** Either the first releases the second, or in the end both have happened. */
public class LtlRelease {
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

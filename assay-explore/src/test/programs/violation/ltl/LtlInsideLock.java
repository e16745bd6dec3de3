// expect: violation ltl
// options: --ltl 'G LtlInsideLock#zero'

/**
 * A plain variable has another value for a moment inside a critical section, where no step has
 * to end.
 */
public class LtlInsideLock {
  static int x;

  static boolean zero() {
    return x == 0;
  }

  static synchronized void work() {
    x = 1;
    x = 0;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(LtlInsideLock::work);
    Thread b = new Thread(LtlInsideLock::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}

// expect: verified
// options: --invariant InvariantInTwoLocks#isEven --invariant InvariantInTwoLocks#isSmall

/** What is wrong for a while is put right before the locks are free again. */
public class InvariantInTwoLocks {
  static final Object OUTER = new Object();
  static final Object INNER = new Object();
  static int number;

  static boolean isEven() {
    synchronized (OUTER) {
      synchronized (INNER) {
        return number % 2 == 0;
      }
    }
  }

  static boolean isSmall() {
    synchronized (INNER) {
      return number < 10;
    }
  }

  static void add() {
    synchronized (OUTER) {
      synchronized (INNER) {
        number++;
        number++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantInTwoLocks::add);
    a.start();
    a.join();
  }
}

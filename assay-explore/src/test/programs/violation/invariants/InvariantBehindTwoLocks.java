// expect: violation invariant
// options: --invariant InvariantBehindTwoLocks#isEven --invariant InvariantBehindTwoLocks#isSmall

/** What is wrong behind held locks stays so, with the same data, when they are free again. */
public class InvariantBehindTwoLocks {
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
      }
    }
  }

  static void work() {
    add();
    add();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantBehindTwoLocks::work);
    a.start();
    a.join();
  }
}

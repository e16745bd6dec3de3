// expect: verified

/**
 * Two monitors in opposite order, but the first use is over before the second thread starts: a
 * checker that looks at lock order alone would complain.
 */
public class InversionNotConcurrent {
  static final Object a = new Object();
  static final Object b = new Object();

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        // both
      }
    }
  }

  public static void main(String[] args) {
    both(b, a);
    new Thread(() -> both(a, b)).start();
    new Thread(() -> both(a, b)).start();
  }
}

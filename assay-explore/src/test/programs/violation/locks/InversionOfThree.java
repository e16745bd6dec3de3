// expect: violation deadlock

/** Three threads and three monitors in a circle; no two of them alone can block each other. */
public class InversionOfThree {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        // both
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> both(a, b)).start();
    new Thread(() -> both(b, c)).start();
    both(c, a);
  }
}

// expect: verified

/**
 * Two monitors in opposite order, but always inside a third: the gate keeps the two threads apart.
 */
public class InversionBehindGate {
  static final Object gate = new Object();
  static final Object a = new Object();
  static final Object b = new Object();
  static int count;

  static void both(Object first, Object second) {
    synchronized (gate) {
      synchronized (first) {
        synchronized (second) {
          count++;
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> both(a, b));
    t.start();
    both(b, a);
    t.join();
    assert count == 2;
  }
}

// expect: violation deadlock

/** Four threads and four locks in a circle: no three of the threads can block each other. */
public class FourLocksCircle {
  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        // both
      }
    }
  }

  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    Object c = new Object();
    Object d = new Object();
    new Thread(() -> both(a, b)).start();
    new Thread(() -> both(b, c)).start();
    new Thread(() -> both(c, d)).start();
    both(d, a);
  }
}

// expect: violation deadlock

/** The locks are taken in the wrong order only by a thread that has seen an intermediate value. */
public class RareDeadlock {
  static final Object a = new Object();
  static final Object b = new Object();
  static volatile int stage;

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        // both
      }
    }
  }

  public static void main(String[] args) {
    new Thread(
            () -> {
              stage = 1;
              stage = 2;
              both(a, b);
            })
        .start();
    if (stage == 1) {
      both(b, a);
    } else {
      both(a, b);
    }
  }
}

// expect: violation deadlock

/** Two monitors, taken in opposite order. */
public class InversionSynchronized {
  static final Object a = new Object();
  static final Object b = new Object();

  public static void main(String[] args) {
    new Thread(
            () -> {
              synchronized (a) {
                synchronized (b) {
                  // both
                }
              }
            })
        .start();
    synchronized (b) {
      synchronized (a) {
        // both
      }
    }
  }
}

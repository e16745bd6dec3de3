// expect: violation deadlock

/**
 * Two threads lock each other out for good while a third, a daemon, goes on spinning: part of the
 * program is dead although a thread can still move.
 */
public class InversionWithSpinner {
  static final Object a = new Object();
  static final Object b = new Object();
  static volatile boolean stop;

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        // both
      }
    }
  }

  public static void main(String[] args) {
    Thread spinner =
        new Thread(
            () -> {
              while (!stop) {
                Thread.onSpinWait();
              }
            });
    spinner.setDaemon(true);
    spinner.start();
    new Thread(() -> both(a, b)).start();
    both(b, a);
    stop = true;
  }
}

// expect: violation exception

/**
 * Notify without the monitor, in one branch only: IllegalMonitorStateException if the thread comes
 * late.
 */
public class NotifyWithoutLock {
  static volatile boolean late;

  public static void main(String[] args) {
    Object lock = new Object();
    new Thread(
            () -> {
              if (late) {
                lock.notifyAll();
              } else {
                synchronized (lock) {
                  lock.notifyAll();
                }
              }
            })
        .start();
    late = true;
  }
}

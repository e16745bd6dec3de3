// expect: violation deadlock

/**
 * The condition is checked before the monitor is entered; the change and its notification fit in
 * between.
 */
public class MissedNotifyCheckOutside {
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    new Thread(
            () -> {
              ready = true;
              synchronized (lock) {
                lock.notifyAll();
              }
            })
        .start();
    if (!ready) {
      synchronized (lock) {
        lock.wait();
      }
    }
  }
}

// expect: violation deadlock

/** Nothing remembers the notification: if it comes before the wait, the wait never ends. */
public class MissedNotify {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    new Thread(
            () -> {
              synchronized (lock) {
                lock.notify();
              }
            })
        .start();
    synchronized (lock) {
      lock.wait();
    }
  }
}

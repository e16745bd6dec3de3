// expect: verified

/** Notify without anybody waiting has no effect, and is legal with the monitor held. */
public class NotifyWithoutWaiter {
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                ready = true;
                lock.notify();
                lock.notifyAll();
              }
            });
    t.start();
    t.join();
    assert ready;
  }
}

// expect: violation deadlock

/**
 * A thread waits in the monitor of another until that ends, and then, still in the monitor, for
 * somebody who joins the same thread, which needs the monitor.
 */
public class JoinAfterWaiter {
  static final Object LOCK = new Object();
  static boolean joined;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {});
    Thread waiter =
        new Thread(
            () -> {
              try {
                synchronized (worker) {
                  worker.start();
                  worker.wait();
                  synchronized (LOCK) {
                    while (!joined) {
                      LOCK.wait();
                    }
                  }
                }
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    waiter.start();
    worker.join();
    synchronized (LOCK) {
      joined = true;
      LOCK.notifyAll();
    }
  }
}

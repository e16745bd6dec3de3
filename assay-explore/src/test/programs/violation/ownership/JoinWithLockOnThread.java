// expect: violation deadlock

/**
 * A thread joins another whose monitor a third one holds while it waits for the first: joining has
 * to wait even though the thread has ended.
 */
public class JoinWithLockOnThread {
  static final Object SIGNAL = new Object();
  static boolean signalled;

  public static void main(String[] args) throws InterruptedException {
    Thread ended = new Thread(() -> {});
    ended.start();
    new Thread(
            () -> {
              synchronized (ended) {
                synchronized (SIGNAL) {
                  while (!signalled) {
                    try {
                      SIGNAL.wait();
                    } catch (InterruptedException e) {
                      return;
                    }
                  }
                }
              }
            })
        .start();
    ended.join();
    synchronized (SIGNAL) {
      signalled = true;
      SIGNAL.notifyAll();
    }
  }
}

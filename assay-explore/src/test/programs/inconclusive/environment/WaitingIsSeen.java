// expect: inconclusive
// options: --no-spurious-wakeups

/** Whoever has the lock and knows that a thread has begun to wait sees it waiting. */
public class WaitingIsSeen {
  static final Object LOCK = new Object();
  static boolean waits;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter =
        new Thread(
            () -> {
              synchronized (LOCK) {
                waits = true;
                try {
                  LOCK.wait();
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
              }
            });
    waiter.setDaemon(true);
    waiter.start();
    synchronized (LOCK) {
      if (waits) {
        assert waiter.getState() == Thread.State.WAITING;
        LOCK.notify();
        assert waiter.getState() == Thread.State.BLOCKED;
      }
    }
  }
}

// expect: violation assertion

/** A thread says that it is about to wait, and is seen before it does. */
public class WaitingSeenTooEarly {
  static final Object LOCK = new Object();
  static volatile boolean about;

  public static void main(String[] args) {
    Thread waiter =
        new Thread(
            () -> {
              synchronized (LOCK) {
                about = true;
                try {
                  LOCK.wait();
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
              }
            });
    waiter.setDaemon(true);
    waiter.start();
    if (about) {
      assert waiter.getState() == Thread.State.WAITING;
    }
  }
}

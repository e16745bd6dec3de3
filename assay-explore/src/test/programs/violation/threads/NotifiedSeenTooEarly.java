// expect: violation assertion

/** A thread says that it is about to wake another, which is seen before it is woken. */
public class NotifiedSeenTooEarly {
  static final Object LOCK = new Object();
  static volatile boolean waits;
  static volatile boolean about;

  public static void main(String[] args) {
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
    new Thread(
            () -> {
              if (about) {
                assert waiter.getState() != Thread.State.WAITING;
              }
            })
        .start();
    synchronized (LOCK) {
      if (waits) {
        about = true;
        LOCK.notify();
      }
    }
  }
}

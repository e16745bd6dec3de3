// expect: violation assertion

/**
 * The end of a timed wait is taken for the notification: if the time runs out first, the flag is
 * not set.
 */
public class TimedWaitTrusted {
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    new Thread(
            () -> {
              synchronized (lock) {
                ready = true;
                lock.notify();
              }
            })
        .start();
    synchronized (lock) {
      if (!ready) {
        lock.wait(1000);
      }
      assert ready;
    }
  }
}

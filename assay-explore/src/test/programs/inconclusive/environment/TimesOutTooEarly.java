// expect: inconclusive
// options: --timeouts never --no-spurious-wakeups

/** Fails if the time limit is reached before the other thread is done, which is not explored. */
public class TimesOutTooEarly {
  private static final Object LOCK = new Object();
  private static boolean ready;

  public static void main(String[] args) throws Exception {
    new Thread(
            () -> {
              synchronized (LOCK) {
                ready = true;
                LOCK.notifyAll();
              }
            })
        .start();
    synchronized (LOCK) {
      if (!ready) {
        LOCK.wait(100);
      }
      assert ready;
    }
  }
}

// expect: verified

/** Waits in a loop, so that waking up without a notification does no harm. */
public class LooksAgainWhenWoken {
  private static final Object LOCK = new Object();
  private static boolean ready;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LOCK) {
                ready = true;
                LOCK.notifyAll();
              }
            });
    t.start();
    synchronized (LOCK) {
      while (!ready) {
        LOCK.wait();
      }
      assert ready;
    }
    t.join();
  }
}

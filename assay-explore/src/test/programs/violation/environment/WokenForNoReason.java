// expect: violation assertion

/** Waits with if instead of while: right unless the thread wakes up without a notification. */
public class WokenForNoReason {
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
        LOCK.wait();
      }
      assert ready;
    }
  }
}

// expect: inconclusive
// options: --no-spurious-wakeups

/** Waits with if instead of while: right only if nobody wakes up for no reason. */
public class WokenForGoodReason {
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

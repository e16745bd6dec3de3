// expect: verified

/** Waits with if instead of while: nobody wakes up without a reason unless asked for. */
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

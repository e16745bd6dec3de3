// expect: violation stuck
/** A signal comes before its receiver waits, and the main thread goes on for ever. */
public class LostSignalBesideSpinner {
  static final Object LOCK = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread receiver =
        new Thread(
            () -> {
              synchronized (LOCK) {
                try {
                  LOCK.wait();
                } catch (InterruptedException e) {
                  // nothing more to do
                }
              }
            });
    receiver.start();
    synchronized (LOCK) {
      LOCK.notifyAll();
    }
    while (true) {
      Thread.sleep(10);
    }
  }
}

/** The signal is lost, and the main thread goes on. */
public class LostSignalWhileMainSpins {
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LOCK) {
                try {
                  LOCK.wait();
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
              }
            });
    t.start();
    synchronized (LOCK) {
      LOCK.notifyAll();
    }
    while (t.isAlive()) {
      Thread.onSpinWait();
    }
  }
}

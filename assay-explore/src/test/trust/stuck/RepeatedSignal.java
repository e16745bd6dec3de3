/** The signal is given again and again until it has been heard. */
public class RepeatedSignal {
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
    while (t.isAlive()) {
      synchronized (LOCK) {
        LOCK.notifyAll();
      }
    }
  }
}

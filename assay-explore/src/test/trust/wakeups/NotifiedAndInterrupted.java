/** Of a thread that is notified and interrupted either may be what ends its wait. */
public class NotifiedAndInterrupted {
  static final Object LOCK = new Object();
  static boolean ready;
  static boolean interrupted;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LOCK) {
                while (!ready) {
                  try {
                    LOCK.wait();
                  } catch (InterruptedException e) {
                    interrupted = true;
                  }
                }
              }
            });
    t.start();
    synchronized (LOCK) {
      ready = true;
      LOCK.notify();
      t.interrupt();
    }
    t.join();
    assert !interrupted;
  }
}

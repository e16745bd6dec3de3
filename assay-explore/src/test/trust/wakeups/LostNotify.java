/** The other thread may notify before this one waits. */
public class LostNotify {
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LOCK) {
                LOCK.notify();
              }
            });
    t.start();
    synchronized (LOCK) {
      LOCK.wait();
    }
    t.join();
  }
}

/** Who waits in a loop looks again. */
public class WaitInLoop {
  static final Object LOCK = new Object();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LOCK) {
                ready = true;
                LOCK.notify();
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

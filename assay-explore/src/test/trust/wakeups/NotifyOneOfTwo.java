/** Only one of two waiting threads is woken. */
public class NotifyOneOfTwo {
  static final Object LOCK = new Object();
  static boolean ready;

  static void await() {
    synchronized (LOCK) {
      while (!ready) {
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Runnable r = NotifyOneOfTwo::await;
    Thread t = new Thread(r);
    Thread u = new Thread(r);
    t.start();
    u.start();
    synchronized (LOCK) {
      ready = true;
      LOCK.notify();
    }
    t.join();
    u.join();
  }
}

/** Both waiting threads are woken. */
public class NotifyAllOfTwo {
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
    Runnable r = NotifyAllOfTwo::await;
    Thread t = new Thread(r);
    Thread u = new Thread(r);
    t.start();
    u.start();
    synchronized (LOCK) {
      ready = true;
      LOCK.notifyAll();
    }
    t.join();
    u.join();
  }
}

import java.util.concurrent.locks.ReentrantLock;

/** Two locks are taken in both orders. */
public class LocksInBothOrders {

  public static void main(String[] args) throws Exception {
    ReentrantLock l = new ReentrantLock(), k = new ReentrantLock();
    Thread t =
        go(
            () -> {
              l.lock();
              k.lock();
              k.unlock();
              l.unlock();
            });
    k.lock();
    l.lock();
    l.unlock();
    k.unlock();
    t.join();
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}

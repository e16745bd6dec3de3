import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The signal comes before anybody waits for it. */
public class SignalBeforeAwait {

  public static void main(String[] args) throws Exception {
    ReentrantLock l = new ReentrantLock();
    Condition c = l.newCondition();
    Thread t =
        go(
            () -> {
              l.lock();
              c.signal();
              l.unlock();
            });
    l.lock();
    c.await();
    l.unlock();
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

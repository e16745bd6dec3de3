import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Who waits for a condition in a loop looks again. */
public class AwaitInLoop {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition READY = LOCK.newCondition();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              LOCK.lock();
              ready = true;
              READY.signal();
              LOCK.unlock();
            });
    t.start();
    LOCK.lock();
    while (!ready) {
      READY.await();
    }
    assert ready;
    LOCK.unlock();
    t.join();
  }
}

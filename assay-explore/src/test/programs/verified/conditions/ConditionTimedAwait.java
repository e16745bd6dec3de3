// expect: verified

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A timed await may end by signal or by time; the program asks which state holds, not how the await
 * ended.
 */
public class ConditionTimedAwait {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              lock.lock();
              ready = true;
              changed.signal();
              lock.unlock();
            });
    t.start();
    lock.lock();
    if (!ready) {
      changed.await(10, TimeUnit.MILLISECONDS);
    }
    boolean seen = ready;
    lock.unlock();
    t.join();
    assert ready || !seen;
  }
}

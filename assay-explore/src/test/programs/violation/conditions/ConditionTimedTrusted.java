// expect: violation assertion

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A timed await is taken for a signal: if the time ran out first, nothing is ready. */
public class ConditionTimedTrusted {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    new Thread(
            () -> {
              lock.lock();
              ready = true;
              changed.signal();
              lock.unlock();
            })
        .start();
    lock.lock();
    if (!ready) {
      changed.await(10, TimeUnit.MILLISECONDS);
    }
    assert ready;
    lock.unlock();
  }
}

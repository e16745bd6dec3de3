// expect: violation assertion

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** That the time has not passed does not mean that there was a signal. */
public class TimedConditionWokenForNoReason {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition CHANGED = LOCK.newCondition();
  private static boolean ready;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              LOCK.lock();
              ready = true;
              CHANGED.signal();
              LOCK.unlock();
            });
    t.start();
    LOCK.lock();
    try {
      if (!ready) {
        boolean inTime = CHANGED.await(1, TimeUnit.SECONDS);
        assert !inTime || ready;
      }
    } finally {
      LOCK.unlock();
    }
  }
}

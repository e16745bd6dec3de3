// expect: violation assertion

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Takes the return of await for a signal, although await may return for no reason. */
public class ConditionWokenForNoReason {
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
        CHANGED.await();
      }
      assert ready;
    } finally {
      LOCK.unlock();
    }
    t.join();
  }
}

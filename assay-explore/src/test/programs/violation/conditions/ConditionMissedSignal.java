// expect: violation deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The signal may come before the await, and no variable remembers it. */
public class ConditionMissedSignal {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition ready = lock.newCondition();
    new Thread(
            () -> {
              lock.lock();
              ready.signal();
              lock.unlock();
            })
        .start();
    lock.lock();
    ready.awaitUninterruptibly();
    lock.unlock();
  }
}

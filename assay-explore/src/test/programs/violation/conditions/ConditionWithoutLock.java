// expect: violation exception

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Signal without the lock: IllegalMonitorStateException. */
public class ConditionWithoutLock {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition ready = lock.newCondition();
    new Thread(
            () -> {
              lock.lock();
              lock.unlock();
              ready.signal();
            })
        .start();
  }
}

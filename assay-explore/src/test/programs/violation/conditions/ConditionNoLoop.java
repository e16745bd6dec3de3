// expect: violation assertion

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A waiter that was signalled does not look again: a third thread may have taken what it was
 * signalled about.
 */
public class ConditionNoLoop {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition available = lock.newCondition();
  static int items;

  static void take() {
    lock.lock();
    try {
      if (items == 0) {
        available.awaitUninterruptibly();
      }
      items--;
      assert items >= 0;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(ConditionNoLoop::take).start();
    new Thread(ConditionNoLoop::take).start();
    for (int i = 0; i < 2; i++) {
      lock.lock();
      items++;
      available.signal();
      lock.unlock();
    }
  }
}

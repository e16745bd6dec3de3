// expect: violation deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A gate that opens for everybody, but wakes one of the two that wait. */
public class ConditionSignalOne {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition opened = lock.newCondition();
  static boolean open;

  static void pass() {
    lock.lock();
    try {
      while (!open) {
        opened.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(ConditionSignalOne::pass).start();
    new Thread(ConditionSignalOne::pass).start();
    lock.lock();
    open = true;
    opened.signal();
    lock.unlock();
  }
}

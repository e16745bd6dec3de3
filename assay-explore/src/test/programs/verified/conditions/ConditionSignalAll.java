// expect: verified

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A gate that opens for two waiters at once. */
public class ConditionSignalAll {
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
    new Thread(ConditionSignalAll::pass).start();
    new Thread(ConditionSignalAll::pass).start();
    lock.lock();
    open = true;
    opened.signalAll();
    lock.unlock();
  }
}

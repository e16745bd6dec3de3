// expect: violation deadlock

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** An early return leaves the lock held. */
public class ForgottenUnlock {
  static final Lock lock = new ReentrantLock();
  static int value;

  static void addUnlessZero() {
    lock.lock();
    if (value == 0) {
      return;
    }
    value++;
    lock.unlock();
  }

  public static void main(String[] args) {
    new Thread(ForgottenUnlock::addUnlessZero).start();
    addUnlessZero();
  }
}

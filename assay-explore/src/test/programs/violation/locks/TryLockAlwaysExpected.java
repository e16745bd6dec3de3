// expect: violation assertion

import java.util.concurrent.locks.ReentrantLock;

/**
 * TryLock is expected to succeed, which it does unless the other thread holds the lock just then.
 */
public class TryLockAlwaysExpected {
  static final ReentrantLock lock = new ReentrantLock();

  static void attempt() {
    boolean got = lock.tryLock();
    assert got;
    lock.unlock();
  }

  public static void main(String[] args) {
    new Thread(TryLockAlwaysExpected::attempt).start();
    attempt();
  }
}

// expect: violation exception

import java.util.concurrent.locks.ReentrantLock;

/** TryLock may fail, and the finally block unlocks all the same. */
public class UnlockAfterFailedTry {
  static final ReentrantLock lock = new ReentrantLock();

  static void attempt() {
    try {
      lock.tryLock();
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(UnlockAfterFailedTry::attempt).start();
    attempt();
  }
}

// expect: verified

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Opposite order, but the second lock is asked for with a limit of time: whoever runs out of time
 * gives up.
 */
public class TimedTryLock {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();

  static void both(Lock first, Lock second) {
    first.lock();
    try {
      if (second.tryLock(10, TimeUnit.MILLISECONDS)) {
        second.unlock();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      first.unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(() -> both(a, b)).start();
    both(b, a);
  }
}

// expect: verified

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** TryLock: who does not get the lock skips its work. The two outcomes are both handled. */
public class TryLockOrSkip {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;
  static final AtomicInteger skipped = new AtomicInteger();

  static void attempt() {
    if (lock.tryLock()) {
      try {
        count++;
      } finally {
        lock.unlock();
      }
    } else {
      skipped.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(TryLockOrSkip::attempt);
    t.start();
    attempt();
    t.join();
    assert count >= 1 && count + skipped.get() == 2;
  }
}

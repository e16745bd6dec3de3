import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The other thread may hold the lock for longer than the limit. */
public class TimedTryLockMayFail {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(TimedTryLockMayFail::count);
    t.start();
    boolean got = LOCK.tryLock(1, TimeUnit.NANOSECONDS);
    if (got) {
      LOCK.unlock();
    }
    t.join();
    assert got;
  }
}

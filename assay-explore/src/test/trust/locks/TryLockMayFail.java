import java.util.concurrent.locks.ReentrantLock;

/** The other thread may hold the lock, although nothing happens meanwhile that others could notice. */
public class TryLockMayFail {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(TryLockMayFail::count);
    t.start();
    boolean got = LOCK.tryLock();
    if (got) {
      LOCK.unlock();
    }
    t.join();
    assert got;
  }
}

import java.util.concurrent.locks.ReentrantLock;

/** Both count while they hold the lock. */
public class LockedCount {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(LockedCount::count);
    t.start();
    count();
    t.join();
    assert count == 2;
  }
}

import java.util.concurrent.locks.ReentrantLock;

/** Whether a lock is held can be asked while another thread holds it. */
public class IsLockedSees {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(IsLockedSees::count);
    t.start();
    assert !LOCK.isLocked();
    t.join();
  }
}

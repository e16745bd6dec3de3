import java.util.concurrent.locks.ReentrantLock;

/** The threads count after they have released the lock. */
public class CountedAfterUnlock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    LOCK.unlock();
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(CountedAfterUnlock::count);
    t.start();
    count();
    t.join();
  }
}

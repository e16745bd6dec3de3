import java.util.concurrent.locks.ReentrantLock;

/** The inner release of a lock that is held twice does not release it. */
public class InnerLock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    LOCK.lock();
    count++;
    LOCK.unlock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(InnerLock::count);
    t.start();
    count();
    t.join();
    assert count == 4;
  }
}

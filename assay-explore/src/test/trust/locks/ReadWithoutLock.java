import java.util.concurrent.locks.ReentrantLock;

/** One thread reads what the other writes, without the lock. */
public class ReadWithoutLock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(ReadWithoutLock::count);
    t.start();
    int seen = count;
    t.join();
  }
}

import java.util.concurrent.locks.ReentrantLock;

/** A thread that is interrupted while it waits does not hold the lock when it counts. */
public class InterruptedWithoutLock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    try {
      LOCK.lockInterruptibly();
    } catch (InterruptedException e) {
      count++;
      return;
    }
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(InterruptedWithoutLock::count);
    t.start();
    t.interrupt();
    LOCK.lock();
    count++;
    LOCK.unlock();
    t.join();
  }
}

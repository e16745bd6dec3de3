import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The threads hold different locks while they count. */
public class TwoLocksRace {
  static final Lock A = new ReentrantLock();
  static final Lock B = new ReentrantLock();
  static int count;

  static void count(Lock lock) {
    lock.lock();
    count++;
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> count(A));
    t.start();
    count(B);
    t.join();
  }
}

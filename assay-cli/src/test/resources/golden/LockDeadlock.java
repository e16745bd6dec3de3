import java.util.concurrent.locks.ReentrantLock;

/** Two locks of java.util.concurrent taken in opposite orders. */
public class LockDeadlock {
  static final ReentrantLock left = new ReentrantLock();
  static final ReentrantLock right = new ReentrantLock();

  static void both(ReentrantLock first, ReentrantLock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }

  public static void main(String[] args) {
    new Thread(() -> both(left, right), "a").start();
    new Thread(() -> both(right, left), "b").start();
  }
}

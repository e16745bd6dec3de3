import java.util.concurrent.locks.ReentrantLock;

/** A property sees that one thread alone holds a lock for a moment. */
public class HeldInBetween {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  static boolean free() {
    return !LOCK.isLocked();
  }

  public static void main(String[] args) throws InterruptedException {
    count();
  }
}

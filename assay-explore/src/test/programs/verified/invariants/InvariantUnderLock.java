// expect: verified
// options: --invariant InvariantUnderLock#total

/**
 * The invariant takes the lock, so it is looked at only where the lock is free: the sum is right
 * there.
 */
public class InvariantUnderLock {
  static int left = 10;
  static int right;

  static synchronized boolean total() {
    return left + right == 10;
  }

  static void work() {
    synchronized (InvariantUnderLock.class) {
      left--;
      right++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantUnderLock::work);
    Thread b = new Thread(InvariantUnderLock::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}

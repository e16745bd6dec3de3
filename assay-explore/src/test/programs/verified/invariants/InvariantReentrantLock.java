// expect: verified
// options: --invariant InvariantReentrantLock#total

import java.util.concurrent.locks.ReentrantLock;

/** The same with a lock of java.util.concurrent, which the invariant takes. */
public class InvariantReentrantLock {
  static final ReentrantLock lock = new ReentrantLock();
  static int left = 10;
  static int right;

  static boolean total() {
    lock.lock();
    try {
      return left + right == 10;
    } finally {
      lock.unlock();
    }
  }

  static void work() {
    lock.lock();
    try {
      left--;
      right++;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantReentrantLock::work);
    Thread b = new Thread(InvariantReentrantLock::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}

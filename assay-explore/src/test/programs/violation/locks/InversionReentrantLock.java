// expect: violation deadlock

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two ReentrantLocks, taken in opposite order. */
public class InversionReentrantLock {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();

  static void both(Lock first, Lock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }

  public static void main(String[] args) {
    new Thread(() -> both(a, b)).start();
    both(b, a);
  }
}

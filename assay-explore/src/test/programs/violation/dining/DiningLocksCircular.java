// expect: violation deadlock

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The circle of philosophers with ReentrantLocks as forks: two philosophers are enough. */
public class DiningLocksCircular {
  static void dine(Lock left, Lock right) {
    left.lock();
    try {
      right.lock();
      try {
        // eats
      } finally {
        right.unlock();
      }
    } finally {
      left.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Lock a = new ReentrantLock();
    Lock b = new ReentrantLock();
    Thread t = new Thread(() -> dine(a, b));
    t.start();
    dine(b, a);
    t.join();
  }
}

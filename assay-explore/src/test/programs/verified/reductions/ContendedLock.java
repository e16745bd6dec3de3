// expect: verified

import java.util.concurrent.locks.ReentrantLock;

/** Three threads wait for the same lock of the JDK, in whatever order. */
public class ContendedLock {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static int count;

  private static void count() {
    LOCK.lock();
    try {
      count++;
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] all = new Thread[3];
    for (int i = 0; i < all.length; i++) {
      all[i] = new Thread(ContendedLock::count);
      all[i].start();
    }
    for (Thread t : all) {
      t.join();
    }
    assert count == 3;
  }
}

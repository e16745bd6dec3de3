// expect: verified

import java.util.concurrent.locks.ReentrantLock;

/**
 * Monitors and ReentrantLocks can be taken again by their owner, and are free after as many
 * releases.
 */
public class Reentrance {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;

  static synchronized void outer() {
    inner();
  }

  static synchronized void inner() {
    lock.lock();
    lock.lock();
    count++;
    assert lock.getHoldCount() == 2;
    lock.unlock();
    lock.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Reentrance::outer);
    t.start();
    outer();
    t.join();
    assert count == 2 && !lock.isLocked();
  }
}

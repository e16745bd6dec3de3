// expect: violation deadlock

import java.util.concurrent.Semaphore;

/**
 * Two threads need two permits each and take them one by one: both hold one and wait for the other.
 */
public class SemaphoreOneByOne {
  static final Semaphore permits = new Semaphore(2);

  static void work() {
    permits.acquireUninterruptibly();
    permits.acquireUninterruptibly();
    permits.release(2);
  }

  public static void main(String[] args) {
    new Thread(SemaphoreOneByOne::work).start();
    work();
  }
}

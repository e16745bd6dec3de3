// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.locks.ReentrantLock;

/** LockInterruptibly gives up when interrupted; the owner never unlocks while the other waits. */
public class InterruptLockInterruptibly {
  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread t =
        new Thread(
            () -> {
              try {
                lock.lockInterruptibly();
                Assay.check(false, "the lock is never free");
              } catch (InterruptedException e) {
                // expected
              }
            });
    t.start();
    t.interrupt();
    t.join();
    lock.unlock();
  }
}

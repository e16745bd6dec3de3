// expect: violation assertion

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** A release too many: the semaphore no longer excludes. */
public class SemaphoreReleasedTwice {
  static final Semaphore mutex = new Semaphore(1);
  static final AtomicInteger inside = new AtomicInteger();

  static void work() {
    mutex.acquireUninterruptibly();
    assert inside.incrementAndGet() == 1;
    inside.decrementAndGet();
    mutex.release();
    mutex.release();
  }

  public static void main(String[] args) {
    new Thread(SemaphoreReleasedTwice::work).start();
    new Thread(SemaphoreReleasedTwice::work).start();
    work();
  }
}

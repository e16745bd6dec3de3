// expect: verified
// options: --invariant InvariantSemaphore#exclusive

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** A semaphore lets one thread in at a time. */
public class InvariantSemaphore {
  static final Semaphore permits = new Semaphore(1);
  static final AtomicInteger inside = new AtomicInteger();

  static boolean exclusive() {
    return inside.get() <= 1;
  }

  static void work() {
    permits.acquireUninterruptibly();
    inside.incrementAndGet();
    inside.decrementAndGet();
    permits.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantSemaphore::work);
    Thread b = new Thread(InvariantSemaphore::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}

// expect: violation invariant
// options: --invariant InvariantSemaphoreTwo#exclusive

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** A semaphore with two permits lets both threads in. */
public class InvariantSemaphoreTwo {
  static final Semaphore permits = new Semaphore(2);
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
    Thread a = new Thread(InvariantSemaphoreTwo::work);
    Thread b = new Thread(InvariantSemaphoreTwo::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}

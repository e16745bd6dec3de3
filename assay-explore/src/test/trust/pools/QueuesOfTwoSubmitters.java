import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two threads submit a task each, one after the other, to different queues; the worker that is free
 * may look into the second one first.
 */
public class QueuesOfTwoSubmitters {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch free = new CountDownLatch(1);
    CountDownLatch both = new CountDownLatch(2);
    AtomicInteger first = new AtomicInteger();
    pool.execute(
        () -> {
          busy.countDown();
          try {
            free.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    busy.await();
    pool.execute(() -> note(first, 1, both));
    Thread t = new Thread(() -> pool.execute(() -> note(first, 2, both)));
    t.start();
    t.join();
    both.await();
    free.countDown();
    assert first.get() == 1;
  }

  private static void note(AtomicInteger first, int task, CountDownLatch both) {
    first.compareAndSet(0, task);
    both.countDown();
  }
}

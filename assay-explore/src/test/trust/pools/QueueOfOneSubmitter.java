import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

/** The only worker takes the tasks of one thread in the order in which they were submitted. */
public class QueueOfOneSubmitter {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    CountDownLatch both = new CountDownLatch(2);
    AtomicInteger first = new AtomicInteger();
    pool.execute(() -> note(first, 1, both));
    pool.execute(() -> note(first, 2, both));
    both.await();
    assert first.get() == 1;
  }

  private static void note(AtomicInteger first, int task, CountDownLatch both) {
    first.compareAndSet(0, task);
    both.countDown();
  }
}

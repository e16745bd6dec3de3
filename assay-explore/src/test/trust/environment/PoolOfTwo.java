import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

/** A pool of two workers runs a task while another one waits. */
public class PoolOfTwo {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    CountDownLatch latch = new CountDownLatch(1);
    pool.submit(
        () -> {
          latch.await();
          return null;
        });
    pool.submit(latch::countDown).get();
  }
}

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

/** On one processor a pool without a given size has one worker, which waits. */
public class DefaultPoolOfOne {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool();
    CountDownLatch latch = new CountDownLatch(1);
    pool.submit(
        () -> {
          latch.await();
          return null;
        });
    pool.submit(latch::countDown).get();
  }
}

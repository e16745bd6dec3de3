import java.util.Date;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Limits that outlast every run do not end a wait. */
public class AwaitsForAges {
  static boolean ready;

  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(
            () -> {
              lock.lock();
              ready = true;
              condition.signal();
              lock.unlock();
              latch.countDown();
            })
        .start();
    lock.lock();
    while (!ready) {
      condition.awaitUntil(new Date(Long.MAX_VALUE));
    }
    lock.unlock();
    assert latch.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.shutdown();
    assert pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
  }
}

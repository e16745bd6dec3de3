import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** One of two gets the permit. */
public class OnePermit {
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Semaphore semaphore = new Semaphore(1);
    Thread t = new Thread(() -> COUNT.addAndGet(semaphore.tryAcquire() ? 1 : 0));
    t.start();
    COUNT.addAndGet(semaphore.tryAcquire() ? 1 : 0);
    t.join();
    assert COUNT.get() == 1;
  }
}

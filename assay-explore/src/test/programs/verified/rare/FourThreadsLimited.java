// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Four threads and a semaphore with three permits: the limit holds. */
public class FourThreadsLimited {
  static final AtomicInteger inside = new AtomicInteger();
  static final Semaphore permits = new Semaphore(3);

  static void visit() {
    permits.acquireUninterruptibly();
    Assay.check(inside.incrementAndGet() <= 3, "too many");
    inside.decrementAndGet();
    permits.release();
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(FourThreadsLimited::visit).start();
    }
    visit();
  }
}

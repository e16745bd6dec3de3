// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicInteger;

/** Atomic additions of symbolic amounts are never lost. */
public class AtomicCounter {
  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    AtomicInteger count = new AtomicInteger();
    Thread t = new Thread(() -> count.addAndGet(x));
    t.start();
    count.addAndGet(2 * x);
    t.join();
    assert count.get() == 3 * x;
  }
}

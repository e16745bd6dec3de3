// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicInteger;

/** Two exchanges that expect the same number cannot both succeed. */
public class OneExchangeSucceeds {
  static boolean first;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    AtomicInteger a = new AtomicInteger(x);
    Thread t = new Thread(() -> first = a.compareAndSet(5, 6));
    t.start();
    boolean second = a.compareAndSet(5, 7);
    t.join();
    assert !(first && second);
    assert first || second || x != 5;
  }
}

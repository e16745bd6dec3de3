// expect: violation assertion

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicInteger;

/** The first exchange makes what the second one expects, if the input is what the first expects. */
public class BothExchangesSucceed {
  static boolean first;

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger a = new AtomicInteger(Assay.anyInt());
    Thread t = new Thread(() -> first = a.compareAndSet(5, 6));
    t.start();
    boolean second = a.compareAndSet(6, 7);
    t.join();
    assert !(first && second);
  }
}

// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicInteger;

/** Who tries again until it is done has added in the end. */
public class ExchangeUntilDone {
  static void add(AtomicInteger a, int amount) {
    int seen;
    do {
      seen = a.get();
    } while (!a.compareAndSet(seen, seen + amount));
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    AtomicInteger a = new AtomicInteger(x);
    Thread t = new Thread(() -> add(a, y));
    t.start();
    add(a, 1);
    t.join();
    assert a.get() == x + y + 1;
  }
}

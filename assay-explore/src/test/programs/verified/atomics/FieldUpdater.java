// expect: verified

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** An AtomicIntegerFieldUpdater makes updates of a volatile field atomic. */
public class FieldUpdater {
  static final AtomicIntegerFieldUpdater<FieldUpdater> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "count");
  volatile int count;

  public static void main(String[] args) throws Exception {
    FieldUpdater f = new FieldUpdater();
    Thread t = new Thread(() -> COUNT.incrementAndGet(f));
    t.start();
    COUNT.addAndGet(f, 2);
    t.join();
    assert f.count == 3;
  }
}

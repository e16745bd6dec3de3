// expect: violation assertion

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** One thread goes through the updater, the other increments the field directly. */
public class FieldUpdaterBypassed {
  static final AtomicIntegerFieldUpdater<FieldUpdaterBypassed> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterBypassed.class, "count");
  volatile int count;

  public static void main(String[] args) throws Exception {
    FieldUpdaterBypassed f = new FieldUpdaterBypassed();
    Thread t = new Thread(() -> COUNT.incrementAndGet(f));
    t.start();
    f.count++;
    t.join();
    assert f.count == 2;
  }
}

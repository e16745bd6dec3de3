// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Each thread looks at the other's flag before it raises its own: both find the way free. */
public class DekkerStoreAfterLoad {
  static final AtomicIntegerArray wants = new AtomicIntegerArray(2);
  static final AtomicInteger inside = new AtomicInteger();

  static void enter(int me) {
    while (wants.get(1 - me) == 1) {
      Thread.onSpinWait();
    }
    wants.set(me, 1);
    assert inside.incrementAndGet() == 1;
    inside.decrementAndGet();
    wants.set(me, 0);
  }

  public static void main(String[] args) {
    new Thread(() -> enter(0)).start();
    enter(1);
  }
}

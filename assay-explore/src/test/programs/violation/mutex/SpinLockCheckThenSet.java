// expect: violation assertion

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** A spin lock that looks and then sets, in two steps: two threads get in. */
public class SpinLockCheckThenSet {
  static final AtomicBoolean held = new AtomicBoolean();
  static final AtomicInteger inside = new AtomicInteger();

  static void enter() {
    while (held.get()) {
      Thread.onSpinWait();
    }
    held.set(true);
    Assay.check(inside.incrementAndGet() == 1, "two threads hold the lock");
    inside.decrementAndGet();
    held.set(false);
  }

  public static void main(String[] args) {
    new Thread(SpinLockCheckThenSet::enter).start();
    enter();
  }
}

// expect: verified

import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock by atomic swap. */
public class SpinLockSwap {
  static final AtomicBoolean held = new AtomicBoolean();
  static int count;

  static void enter() {
    while (held.getAndSet(true)) {
      Thread.onSpinWait();
    }
    count++;
    held.set(false);
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(SpinLockSwap::enter);
    Thread b = new Thread(SpinLockSwap::enter);
    a.start();
    b.start();
    enter();
    a.join();
    b.join();
    assert count == 3;
  }
}

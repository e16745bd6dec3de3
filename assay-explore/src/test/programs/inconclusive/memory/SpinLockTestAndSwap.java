// expect: inconclusive

import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock that looks before it swaps, and yields when it fails. */
public class SpinLockTestAndSwap {
  static final AtomicBoolean held = new AtomicBoolean();
  static int count;

  static void enter() {
    while (held.get() || !held.compareAndSet(false, true)) {
      Thread.yield();
    }
    try {
      count++;
    } finally {
      held.setRelease(false);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(SpinLockTestAndSwap::enter);
    t.start();
    enter();
    enter();
    t.join();
    assert count == 3;
  }
}

// expect: violation race

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Entering is counted atomically, but the lock itself is a plain flag: neither the flag nor the
 * critical section is ordered.
 */
public class SpinLockPlainRelease {
  static final AtomicInteger entered = new AtomicInteger();
  static boolean released = true;
  static int count;

  static void enter() {
    entered.incrementAndGet();
    while (!released) {
      Thread.onSpinWait();
    }
    released = false;
    count++;
    released = true;
  }

  public static void main(String[] args) {
    new Thread(SpinLockPlainRelease::enter).start();
    enter();
  }
}

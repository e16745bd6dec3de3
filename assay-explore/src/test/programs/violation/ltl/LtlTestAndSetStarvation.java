// expect: violation ltl
// options: --ltl 'G (LtlTestAndSetStarvation#wants -> F LtlTestAndSetStarvation#in)' --fair

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A test-and-set lock lets a thread starve that tries at the wrong moments only, which is fair.
 */
public class LtlTestAndSetStarvation {
  static final AtomicBoolean taken = new AtomicBoolean();
  static volatile boolean wants;
  static volatile boolean in;

  static boolean wants() {
    return wants;
  }

  static boolean in() {
    return in;
  }

  static void other() {
    while (true) {
      while (!taken.compareAndSet(false, true)) {
        Thread.onSpinWait();
      }
      taken.set(false);
    }
  }

  public static void main(String[] args) {
    new Thread(LtlTestAndSetStarvation::other).start();
    while (true) {
      wants = true;
      while (!taken.compareAndSet(false, true)) {
        Thread.onSpinWait();
      }
      in = true;
      in = false;
      wants = false;
      taken.set(false);
    }
  }
}

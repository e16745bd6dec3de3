// expect: violation ltl
// options: --ltl 'G (LtlMonitorStarvation#wants -> F LtlMonitorStarvation#in)' --fair

/**
 * Monitors are not fair: a thread that waits for one is able to move now and then, but not at
 * all times.
 */
public class LtlMonitorStarvation {
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
      synchronized (LtlMonitorStarvation.class) {
        Thread.onSpinWait();
      }
    }
  }

  public static void main(String[] args) {
    new Thread(LtlMonitorStarvation::other).start();
    wants = true;
    synchronized (LtlMonitorStarvation.class) {
      in = true;
    }
  }
}

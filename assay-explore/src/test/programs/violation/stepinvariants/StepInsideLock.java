// expect: violation step-invariant
// options: --step-invariant StepInsideLock#level

/** A plain variable goes down for a moment inside a critical section. */
public class StepInsideLock {
  static long level = 1L << 40;

  static long level() {
    return level;
  }

  static boolean level(long before, long after) {
    return after > before;
  }

  static synchronized void work() {
    level -= 1;
    level += 2;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(StepInsideLock::work);
    Thread b = new Thread(StepInsideLock::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}

// expect: verified
// options: --step-invariant StepAtomicCounter#count

import java.util.concurrent.atomic.AtomicInteger;

/** An atomic counter grows by one at a time. */
public class StepAtomicCounter {
  static final AtomicInteger counter = new AtomicInteger();

  static int count() {
    return counter.get();
  }

  static boolean count(int before, int after) {
    return after == before + 1;
  }

  static void work() {
    counter.incrementAndGet();
    counter.incrementAndGet();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(StepAtomicCounter::work);
    Thread b = new Thread(StepAtomicCounter::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}

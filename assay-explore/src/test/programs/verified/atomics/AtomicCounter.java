// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/** Atomic increments are never lost, and every thread gets a number of its own. */
public class AtomicCounter {
  static final AtomicInteger counter = new AtomicInteger();
  static int other;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = counter.incrementAndGet());
    t.start();
    int mine = counter.incrementAndGet();
    t.join();
    assert mine + other == 3 && counter.get() == 2;
  }
}

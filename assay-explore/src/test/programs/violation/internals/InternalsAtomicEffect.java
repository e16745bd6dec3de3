// expect: violation assertion
// options: --jdk-internals

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A function given to updateAndGet may run more than once: its side effect is counted too often.
 * Seen only inside the JDK's loop.
 */
public class InternalsAtomicEffect {
  static final AtomicInteger value = new AtomicInteger();
  static final AtomicInteger calls = new AtomicInteger();

  static void add() {
    value.updateAndGet(
        v -> {
          calls.incrementAndGet();
          return v + 1;
        });
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(InternalsAtomicEffect::add);
    t.start();
    add();
    t.join();
    assert calls.get() == 2;
  }
}

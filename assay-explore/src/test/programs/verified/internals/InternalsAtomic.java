// expect: verified
// options: --jdk-internals

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The loop inside getAndUpdate, explored as it is: compareAndSet may fail there, and the function
 * runs again.
 */
public class InternalsAtomic {
  static final AtomicInteger value = new AtomicInteger(1);

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> value.getAndUpdate(v -> v + 1));
    t.start();
    value.getAndUpdate(v -> v * 2);
    t.join();
    assert value.get() == 3 || value.get() == 4;
  }
}

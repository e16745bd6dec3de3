// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/** A weak compare-and-set that fails is made again. */
public class WeakCompareAndSetInALoop {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private static void increment() {
    int old;
    do {
      old = COUNT.get();
    } while (!COUNT.weakCompareAndSetVolatile(old, old + 1));
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(WeakCompareAndSetInALoop::increment);
    t.start();
    increment();
    t.join();
    assert COUNT.get() == 2;
  }
}

// expect: verified

import java.util.concurrent.atomic.AtomicReference;

/**
 * Lazy initialisation without a lock: both may make an object, but the compare-and-set lets one
 * win, and both use that.
 */
public class LazyInitCompareAndSet {
  private static final AtomicReference<Object> instance = new AtomicReference<>();

  static Object get() {
    Object o = instance.get();
    if (o != null) {
      return o;
    }
    instance.compareAndSet(null, new Object());
    return instance.get();
  }

  static Object other;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = get());
    t.start();
    Object mine = get();
    t.join();
    assert mine == other;
  }
}

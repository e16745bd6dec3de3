// expect: verified

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** ComputeIfAbsent makes a value once, and both threads get it. */
public class MapComputeIfAbsent {
  static final ConcurrentHashMap<String, Object> cache = new ConcurrentHashMap<>();
  static final AtomicInteger made = new AtomicInteger();
  static Object other;

  static Object get() {
    return cache.computeIfAbsent(
        "key",
        k -> {
          made.incrementAndGet();
          return new Object();
        });
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = get());
    t.start();
    Object mine = get();
    t.join();
    assert mine == other && made.get() == 1;
  }
}

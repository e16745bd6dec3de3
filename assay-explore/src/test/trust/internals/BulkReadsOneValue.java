import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A bulk operation sees the old value or the new one. */
public class BulkReadsOneValue {

  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t = go(() -> m.put(1, 2));
    AtomicInteger s = new AtomicInteger();
    m.forEach(Long.MAX_VALUE, (k, w) -> s.addAndGet(w));
    assert s.get() == 1 || s.get() == 2;
    t.join();
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Each entry is polled by one thread. */
public class SkipListPollsOnce {
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>(Map.of(1, 1));
    Thread t = new Thread(() -> COUNT.addAndGet(map.pollFirstEntry() != null ? 1 : 0));
    t.start();
    COUNT.addAndGet(map.pollFirstEntry() != null ? 1 : 0);
    t.join();
    assert COUNT.get() == 1;
  }
}

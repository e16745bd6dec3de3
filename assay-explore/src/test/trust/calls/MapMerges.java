import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** merge is one step. */
public class MapMerges {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t = new Thread(() -> map.merge(1, 1, Integer::sum));
    t.start();
    map.merge(1, 1, Integer::sum);
    t.join();
    assert map.get(1) == 3;
  }
}

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Reading and writing are two calls. */
public class MapLosesUpdate {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t = new Thread(() -> map.put(1, map.get(1) + 1));
    t.start();
    map.put(1, map.get(1) + 1);
    t.join();
    assert map.get(1) == 3;
  }
}

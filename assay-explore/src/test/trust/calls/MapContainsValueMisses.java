import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** containsValue does not find a value that moves from one key to another. */
public class MapContainsValueMisses {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 7));
    Thread t =
        new Thread(
            () -> {
              map.put(0, 7);
              map.remove(1);
            });
    t.start();
    assert map.containsValue(7);
    t.join();
  }
}

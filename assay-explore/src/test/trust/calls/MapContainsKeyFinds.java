import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A key that is there all the time is found. */
public class MapContainsKeyFinds {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 7));
    Thread t =
        new Thread(
            () -> {
              map.put(0, 7);
              map.put(1, 8);
            });
    t.start();
    assert map.containsKey(1);
    t.join();
  }
}

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Each of two threads removes an entry, or finds it gone. */
public class MapRemoveIsOneStep {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t =
        new Thread(
            () -> {
              if (map.remove(1) != null) {
                map.put(2, 2);
              }
            });
    t.start();
    if (map.remove(1) != null) {
      map.put(2, 2);
    }
    t.join();
    assert map.size() == 1;
  }
}

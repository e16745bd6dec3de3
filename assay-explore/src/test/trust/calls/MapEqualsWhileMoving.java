import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** equals sees an entry that goes and another that comes later. */
public class MapEqualsWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t =
        new Thread(
            () -> {
              map.remove(1);
              map.put(2, 2);
            });
    t.start();
    assert !map.equals(new TreeMap<>(Map.of(1, 1, 2, 2)));
    t.join();
  }
}

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** No call sees an entry that is never there. */
public class MapEqualsNever {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t =
        new Thread(
            () -> {
              map.remove(1);
              map.put(2, 2);
            });
    t.start();
    assert !map.equals(new TreeMap<>(Map.of(1, 1, 3, 3)));
    t.join();
  }
}

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** An iterator shows each key once, whatever others do. */
public class MapIteratorDoesNotFail {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t =
        new Thread(
            () -> {
              map.remove(1);
              map.put(2, 2);
            });
    t.start();
    Set<Integer> seen = new HashSet<>();
    for (Integer k : map.keySet()) {
      assert seen.add(k);
    }
    t.join();
  }
}

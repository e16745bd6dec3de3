import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An iterator shows an entry that goes and another that comes later. */
public class MapIteratorWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t =
        new Thread(
            () -> {
              map.remove(1);
              map.put(2, 2);
            });
    t.start();
    int count = 0;
    for (Integer k : map.keySet()) {
      count++;
    }
    assert count <= 1;
    t.join();
  }
}

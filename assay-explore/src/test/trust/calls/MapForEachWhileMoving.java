import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** forEach shows an entry that goes and another that comes later. */
public class MapForEachWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t =
        new Thread(
            () -> {
              map.remove(1);
              map.put(2, 2);
            });
    t.start();
    int[] count = new int[1];
    map.forEach((k, v) -> count[0]++);
    assert count[0] <= 1;
    t.join();
  }
}

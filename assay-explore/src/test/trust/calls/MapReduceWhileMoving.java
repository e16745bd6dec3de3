import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The sum has an entry that goes and another that comes later. */
public class MapReduceWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    Thread t =
        new Thread(
            () -> {
              map.remove(1);
              map.put(2, 2);
            });
    t.start();
    Integer sum = map.reduceValues(Long.MAX_VALUE, Integer::sum);
    assert sum == null || sum < 3;
    t.join();
  }
}

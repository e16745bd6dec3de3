import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An entry that nobody changes is part of every sum. */
public class MapReduceKeeps {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(0, 7, 1, 1));
    Thread t =
        new Thread(
            () -> {
              map.remove(1);
              map.put(2, 2);
            });
    t.start();
    assert map.reduceValues(Long.MAX_VALUE, Integer::sum) >= 7;
    t.join();
  }
}

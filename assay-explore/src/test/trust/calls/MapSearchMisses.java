import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** search finds none although there is one all the time. */
public class MapSearchMisses {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 7));
    Thread t =
        new Thread(
            () -> {
              map.put(0, 7);
              map.remove(1);
            });
    t.start();
    assert map.searchKeys(Long.MAX_VALUE, k -> k) != null;
    t.join();
  }
}

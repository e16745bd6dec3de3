import java.util.concurrent.ConcurrentHashMap;

/** When all have ended, the size is exact. */
public class MapSizeAfterJoin {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    Thread t = new Thread(() -> map.put(1, 1));
    t.start();
    map.put(2, 2);
    t.join();
    assert map.size() == 2;
  }
}

import java.util.concurrent.ConcurrentHashMap;

/** A key can be found before it is counted. */
public class MapSizeAfterPut {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    Thread t = new Thread(() -> map.put(1, 1));
    t.start();
    if (map.containsKey(1)) {
      assert map.size() == 1;
    }
    t.join();
  }
}

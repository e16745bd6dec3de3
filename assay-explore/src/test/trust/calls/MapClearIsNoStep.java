import java.util.concurrent.ConcurrentHashMap;

/** clear removes an entry and leaves one that was put earlier. */
public class MapClearIsNoStep {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    Thread t =
        new Thread(
            () -> {
              map.put(1, 1);
              map.put(2, 2);
            });
    t.start();
    map.clear();
    t.join();
    assert !map.containsKey(1) || map.containsKey(2);
  }
}

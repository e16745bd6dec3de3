import java.util.concurrent.ConcurrentSkipListMap;

/** The key is there only when the other thread has put it. */
public class SkipListFloorOrNot {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    Thread t = new Thread(() -> map.put(1, 1));
    t.start();
    assert map.floorKey(2) == null;
    t.join();
  }
}

// expect: violation race

import java.util.HashMap;
import java.util.Map;

/** An ordinary HashMap is read by one thread and changed by another. */
public class HashMapReadWrite {
  static final Map<Integer, Integer> map = new HashMap<>();

  public static void main(String[] args) {
    map.put(1, 1);
    new Thread(() -> map.put(2, 2)).start();
    map.get(1);
  }
}

// expect: violation race

import java.util.HashMap;
import java.util.Map;

/** An ordinary HashMap is asked by one thread for the key that another one adds. */
public class HashMapReadWrite {
  static final Map<Integer, Integer> map = new HashMap<>();

  public static void main(String[] args) {
    map.put(1, 1);
    new Thread(() -> map.put(2, 2)).start();
    map.get(2);
  }
}

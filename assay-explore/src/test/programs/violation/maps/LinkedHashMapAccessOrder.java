// expect: violation race

import java.util.LinkedHashMap;
import java.util.Map;

/** A LinkedHashMap in access order: even get changes it, so two readers race. */
public class LinkedHashMapAccessOrder {
  static final Map<Integer, Integer> map = new LinkedHashMap<>(4, 0.75f, true);

  public static void main(String[] args) {
    map.put(1, 1);
    map.put(2, 2);
    new Thread(() -> map.get(1)).start();
    map.get(2);
    map.get(1);
  }
}

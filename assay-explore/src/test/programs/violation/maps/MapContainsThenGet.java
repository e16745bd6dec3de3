// expect: violation exception

import java.util.concurrent.ConcurrentHashMap;

/** Between containsKey and get the key may be removed: null is unboxed. */
public class MapContainsThenGet {
  static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

  public static void main(String[] args) {
    map.put("a", 1);
    new Thread(() -> map.remove("a")).start();
    if (map.containsKey("a")) {
      int value = map.get("a");
      System.out.println(value);
    }
  }
}

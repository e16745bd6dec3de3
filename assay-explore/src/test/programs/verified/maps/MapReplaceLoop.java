// expect: verified

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A loop around replace, which changes the value only if nobody else has. */
public class MapReplaceLoop {
  static final ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();

  static void add(int amount) {
    int old;
    do {
      old = map.get("sum");
    } while (!map.replace("sum", old, old + amount));
  }

  public static void main(String[] args) throws Exception {
    map.put("sum", 0);
    Thread t = new Thread(() -> add(1));
    t.start();
    add(2);
    t.join();
    assert map.get("sum") == 3;
  }
}

// expect: violation race

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** The map is concurrent, the list it holds is not. */
public class MapMutableValue {
  static final ConcurrentHashMap<String, List<Integer>> map = new ConcurrentHashMap<>();

  static void add(int i) {
    map.computeIfAbsent("key", k -> new ArrayList<>()).add(i);
  }

  public static void main(String[] args) {
    new Thread(() -> add(1)).start();
    add(2);
  }
}

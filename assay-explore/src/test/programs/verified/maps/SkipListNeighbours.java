// expect: verified

import java.util.concurrent.ConcurrentSkipListMap;

/** A ConcurrentSkipListMap stays sorted while two threads insert. */
public class SkipListNeighbours {
  static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> map.put(1, "one"));
    t.start();
    map.put(2, "two");
    Integer below = map.lowerKey(2);
    assert below == null || below == 1;
    t.join();
    assert map.firstKey() == 1 && map.lastKey() == 2;
  }
}

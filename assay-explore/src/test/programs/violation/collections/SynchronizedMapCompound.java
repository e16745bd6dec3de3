// expect: violation assertion

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** A synchronised map, with get and put apart. */
public class SynchronizedMapCompound {
  static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

  static void count() {
    Integer n = map.get("a");
    map.put("a", n == null ? 1 : n + 1);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(SynchronizedMapCompound::count);
    t.start();
    count();
    t.join();
    assert map.get("a") == 2;
  }
}

// expect: violation invariant
// options: --invariant InvariantOverMap#hasOneKey

import java.util.HashMap;
import java.util.Map;

/** The invariant asks a collection, whose own data is the JDK's. */
public class InvariantOverMap {
  static final Map<String, Integer> MAP = new HashMap<>(Map.of("a", 1));

  static boolean hasOneKey() {
    return MAP.containsKey("a") && MAP.size() == 1;
  }

  static void work(String key) {
    synchronized (MAP) {
      MAP.put(key, 2);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> work("a")).start();
    new Thread(() -> work("b")).start();
  }
}

// expect: verified

import dev.assay.api.Assay;
import java.util.HashMap;
import java.util.Map;

/** An ordinary HashMap that is filled before the threads start and only read afterwards. */
public class HashMapReadOnly {
  static final Map<Integer, Integer> map = new HashMap<>();

  public static void main(String[] args) {
    map.put(1, 10);
    new Thread(() -> Assay.check(map.get(1) == 10, "lost")).start();
    assert map.get(1) == 10;
  }
}

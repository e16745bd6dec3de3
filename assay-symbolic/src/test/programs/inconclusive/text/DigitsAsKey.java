// expect: inconclusive

import dev.assay.api.Assay;
import java.util.HashMap;
import java.util.Map;

/** Text with a number in it is the key of a map. */
public class DigitsAsKey {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 3);
    Map<String, Integer> map = new HashMap<>();
    map.put("key" + x, x);
    assert map.get("key0") == null || x == 0;
  }
}

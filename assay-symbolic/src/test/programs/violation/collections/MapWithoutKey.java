// expect: violation exception NullPointerException
// inputs: true

import dev.assay.api.Assay;
import java.util.HashMap;
import java.util.Map;

/** A key may be missing, and null cannot be unboxed. */
public class MapWithoutKey {
  public static void main(String[] args) {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    String key = Assay.anyBoolean() ? "b" : "a";
    int x = map.get(key);
    assert x == 1;
  }
}

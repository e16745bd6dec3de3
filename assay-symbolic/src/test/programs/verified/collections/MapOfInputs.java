// expect: verified

import dev.assay.api.Assay;
import java.util.HashMap;
import java.util.Map;

/** A HashMap with concrete keys keeps symbolic values. */
public class MapOfInputs {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Map<String, Integer> map = new HashMap<>();
    map.put("x", x);
    map.put("y", y);
    map.merge("x", y, Integer::sum);
    assert map.get("x") == x + y && map.get("y") == y;
    assert map.size() == 2 && map.get("z") == null;
  }
}

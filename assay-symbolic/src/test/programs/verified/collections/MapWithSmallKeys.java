// expect: verified

import dev.assay.api.Assay;
import java.util.HashMap;
import java.util.Map;

/** A HashMap finds symbolic keys from a small range. */
public class MapWithSmallKeys {
  public static void main(String[] args) {
    int i = Assay.anyInt(0, 3);
    int j = Assay.anyInt(0, 3);
    Map<Integer, Integer> map = new HashMap<>();
    map.put(i, 10);
    map.put(j, 20);
    assert map.size() == (i == j ? 1 : 2);
    assert map.get(i) == (i == j ? 20 : 10);
    assert map.get(j) == 20;
  }
}

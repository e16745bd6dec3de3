// expect: violation assertion
// inputs: 2, 2

import dev.assay.api.Assay;
import java.util.HashMap;
import java.util.Map;

/** The second of two equal keys replaces the value of the first. */
public class MapKeysCollide {
  public static void main(String[] args) {
    int i = Assay.anyInt(0, 3);
    int j = Assay.anyInt(0, 3);
    Map<Integer, Integer> map = new HashMap<>();
    map.put(i, 10);
    map.put(j, 20);
    assert map.get(i) == 10;
  }
}

// expect: violation assertion

import java.util.HashMap;
import java.util.Map;

/** A copy of a map collects its entries in any order. */
public class LastKeyOfMap {
  public static void main(String[] args) {
    Map<Integer, String> copy = Map.copyOf(new HashMap<>(Map.of(1, "a", 2, "b", 3, "c")));
    String last = "";
    for (Map.Entry<Integer, String> e : copy.entrySet()) {
      last = e.getValue();
    }
    assert last.equals("c");
  }
}

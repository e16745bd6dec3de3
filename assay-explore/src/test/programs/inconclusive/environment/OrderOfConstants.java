// expect: inconclusive

import java.util.HashMap;
import java.util.Map;

/** The constants of an enum have identity hash codes, from which their order in a map follows. */
public class OrderOfConstants {
  enum Colour { RED, GREEN }

  public static void main(String[] args) {
    Map<Colour, Integer> map = new HashMap<>(Map.of(Colour.RED, 1, Colour.GREEN, 2));
    int weighted = 0;
    for (Colour c : map.keySet()) {
      weighted = 2 * weighted + map.get(c);
    }
    assert weighted > 0;
  }
}

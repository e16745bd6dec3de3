// expect: verified

import java.util.Map;
import java.util.Set;

/** A sum is the same in whatever order an immutable set or map is iterated. */
public class SumOfSet {
  public static void main(String[] args) {
    int sum = 0;
    for (int i : Set.of(1, 2, 3, 4)) {
      sum += i;
    }
    for (Map.Entry<String, Integer> e : Map.of("a", 5, "b", 6).entrySet()) {
      sum += e.getValue();
    }
    assert sum == 21;
  }
}

// expect: verified

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Looking up, comparing and counting do not depend on the order of a set. */
public class LargeSetLookedUp {
  public static void main(String[] args) {
    Set<Integer> set = IntStream.range(0, 40).boxed().collect(Collectors.toUnmodifiableSet());
    Set<Integer> same = IntStream.range(0, 40).boxed().collect(Collectors.toSet());
    assert set.contains(7) && set.size() == 40 && set.equals(same) && set.hashCode() == same.hashCode();
    assert Set.of(1).iterator().next() == 1 && Map.of(1, 2).values().iterator().next() == 2;
  }
}

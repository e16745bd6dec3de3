// expect: inconclusive

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A large immutable set has more orders than are explored. */
public class OrderOfLargeSet {
  public static void main(String[] args) {
    Set<Integer> set = IntStream.range(0, 40).boxed().collect(Collectors.toUnmodifiableSet());
    int i = 0;
    for (int element : set) {
      i = 31 * i + element;
    }
    assert i != 1;
  }
}

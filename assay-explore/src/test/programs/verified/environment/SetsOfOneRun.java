// expect: verified

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** In one run, equal immutable sets that were made alike are always iterated in the same order. */
public class SetsOfOneRun {
  public static void main(String[] args) throws Exception {
    Set<Integer> set = Set.of(1, 2, 3);
    List<Integer> first = new ArrayList<>(set);
    List<Integer> other = new ArrayList<>();
    Thread t = new Thread(() -> other.addAll(set));
    t.start();
    t.join();
    assert first.equals(other) && first.equals(set.stream().collect(Collectors.toList()));
    String pair = Set.of("a", "b").iterator().next();
    assert pair.equals(Set.of("a", "b").iterator().next());
  }
}

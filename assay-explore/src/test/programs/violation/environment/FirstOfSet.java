// expect: violation assertion

import java.util.Set;

/** Which element of an immutable set comes first differs from run to run. */
public class FirstOfSet {
  public static void main(String[] args) {
    assert Set.of("a", "b").iterator().next().equals("b");
  }
}

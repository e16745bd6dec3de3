// expect: violation assertion
// inputs: 1, 2, 1

import dev.assay.api.Assay;
import java.util.HashSet;
import java.util.Set;

/** A set of three inputs can have fewer elements. */
public class SetOfInputs {
  public static void main(String[] args) {
    Set<Integer> set = new HashSet<>();
    set.add(Assay.anyInt(0, 3));
    set.add(Assay.anyInt(0, 3));
    set.add(Assay.anyInt(0, 3));
    assert set.size() == 3;
  }
}

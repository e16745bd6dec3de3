// run: assay bound examples/bound/BinarySearchOverflow.java#middle
// expect: violation assertion
// run: assay bound examples/bound/BinarySearchOverflow.java#middleOfAnySize
// expect: verified

import dev.assay.api.Assay;

/**
 * The step of a binary search that was wrong for years in many libraries: the sum of two large
 * positions overflows, and the middle between them is negative. The parameters of a method that is
 * a target can be anything, so no test has to be written to find the two numbers.
 */
public class BinarySearchOverflow {
  static int middle(int low, int high) {
    Assay.assume(0 <= low && low <= high);
    int middle = (low + high) / 2;
    assert low <= middle && middle <= high : "not between them";
    return middle;
  }

  /** The same without the mistake. */
  static int middleOfAnySize(int low, int high) {
    Assay.assume(0 <= low && low <= high);
    int middle = low + (high - low) / 2;
    assert low <= middle && middle <= high : "not between them";
    return middle;
  }
}

// expect: violation assertion
// inputs: 2147483647, 2147483647

import dev.assay.api.Assay;

/** The sum of two large bounds overflows before it is halved. */
public class AverageOverflow {
  public static void main(String[] args) {
    int low = Assay.anyInt();
    int high = Assay.anyInt();
    Assay.assume(0 <= low && low <= high);
    int middle = (low + high) / 2;
    assert low <= middle && middle <= high;
  }
}

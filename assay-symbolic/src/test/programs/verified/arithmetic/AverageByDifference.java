// expect: verified

import dev.assay.api.Assay;

/** Half the difference added to the lower bound cannot overflow. */
public class AverageByDifference {
  public static void main(String[] args) {
    int low = Assay.anyInt();
    int high = Assay.anyInt();
    Assay.assume(0 <= low && low <= high);
    int middle = low + (high - low) / 2;
    assert low <= middle && middle <= high;
  }
}

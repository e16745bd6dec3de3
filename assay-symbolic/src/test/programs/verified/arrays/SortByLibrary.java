// expect: verified

import dev.assay.api.Assay;
import java.util.Arrays;

/** Arrays.sort orders three elements. */
public class SortByLibrary {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    Arrays.sort(a);
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}

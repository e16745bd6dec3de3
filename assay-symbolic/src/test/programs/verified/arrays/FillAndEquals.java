// expect: verified

import dev.assay.api.Assay;
import java.util.Arrays;

/** Arrays.fill and Arrays.equals work on symbolic contents. */
public class FillAndEquals {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int[] a = new int[3];
    Arrays.fill(a, x);
    assert Arrays.equals(a, new int[] {x, x, x});
    a[1] = x + 1;
    assert !Arrays.equals(a, new int[] {x, x, x});
  }
}

// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 5

import dev.assay.api.Assay;

/** A loop that includes its upper limit leaves the array. */
public class OneIterationTooMany {
  public static void main(String[] args) {
    int[] a = new int[5];
    int n = Assay.anyInt(0, 5);
    for (int i = 0; i <= n; i++) {
      a[i] = i;
    }
  }
}

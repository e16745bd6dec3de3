// expect: verified

import dev.assay.api.Assay;

/** The exception of a negative size is thrown for negative sizes only. */
public class NegativeSizeCaught {
  public static void main(String[] args) {
    int n = Assay.anyInt(-3, 3);
    try {
      long[] a = new long[n];
      assert n >= 0 && a.length == n;
    } catch (NegativeArraySizeException e) {
      assert n < 0;
    }
  }
}

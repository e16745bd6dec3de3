// expect: violation exception NegativeArraySizeException
// inputs: -1

import dev.assay.api.Assay;

/** An array of negative size cannot be made. */
public class NegativeSize {
  public static void main(String[] args) {
    int n = Assay.anyInt(-1, 4);
    int[] a = new int[n];
    assert a.length == n;
  }
}

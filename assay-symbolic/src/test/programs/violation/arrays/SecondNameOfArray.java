// expect: violation assertion
// inputs: 1, 9

import dev.assay.api.Assay;

/** An assignment of an array makes no copy. */
public class SecondNameOfArray {
  public static void main(String[] args) {
    int[] a = {1, 2};
    int[] b = a;
    int i = Assay.anyInt(0, 1);
    b[i] = Assay.anyInt();
    assert a[i] == i + 1;
  }
}

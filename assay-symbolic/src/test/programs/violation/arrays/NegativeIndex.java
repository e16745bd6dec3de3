// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 0

import dev.assay.api.Assay;

/** The element before the first is asked for. */
public class NegativeIndex {
  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int i = Assay.anyInt(0, 3);
    assert a[i - 1] == i;
  }
}

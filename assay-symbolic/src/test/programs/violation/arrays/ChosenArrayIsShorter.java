// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: true

import dev.assay.api.Assay;

/** An index is right for one of two arrays only. */
public class ChosenArrayIsShorter {
  public static void main(String[] args) {
    int[] a = {1, 2};
    int[] b = {3, 4, 5};
    int[] c = Assay.anyBoolean() ? a : b;
    assert c[2] == 5;
  }
}

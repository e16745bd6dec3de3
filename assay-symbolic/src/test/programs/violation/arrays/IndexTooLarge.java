// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 5

import dev.assay.api.Assay;

/** An index that is one too large throws. */
public class IndexTooLarge {
  public static void main(String[] args) {
    int[] a = new int[5];
    int i = Assay.anyInt(0, 5);
    a[i] = 1;
  }
}

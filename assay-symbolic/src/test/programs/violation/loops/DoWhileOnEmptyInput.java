// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 0

import dev.assay.api.Assay;

/** A loop that tests at its end reads an element that is not there. */
public class DoWhileOnEmptyInput {
  public static void main(String[] args) {
    int[] a = new int[Assay.anyInt(0, 3)];
    int sum = 0;
    int i = 0;
    do {
      sum += a[i];
      i++;
    } while (i < a.length);
    assert sum == 0;
  }
}

// expect: violation exception IndexOutOfBoundsException
// inputs: 6

import dev.assay.api.Assay;

/** The number of elements to copy is larger than the array. */
public class CopyOfSymbolicLength {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 6);
    int[] a = new int[8];
    int[] b = new int[5];
    System.arraycopy(a, 0, b, 0, n);
  }
}

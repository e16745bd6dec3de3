// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: -3

import dev.assay.api.Assay;

/** The remainder of a negative number is no index. */
public class RemainderAsIndex {
  public static void main(String[] args) {
    int[] table = new int[10];
    int x = Assay.anyInt();
    table[x % 10]++;
  }
}

// expect: violation assertion
// inputs: 9

import dev.assay.api.Assay;

/** A record does not protect the array in it. */
public class ArrayInRecordIsShared {
  record Row(int[] cells) {}

  public static void main(String[] args) {
    int[] a = {1, 2};
    Row row = new Row(a);
    a[0] = Assay.anyInt();
    assert row.cells()[0] == 1;
  }
}

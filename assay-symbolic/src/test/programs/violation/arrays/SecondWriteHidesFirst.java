// expect: violation assertion
// inputs: 2, 2, 10, 20

import dev.assay.api.Assay;

/** Two symbolic indices can be the same place. */
public class SecondWriteHidesFirst {
  public static void main(String[] args) {
    int[] a = new int[4];
    int i = Assay.anyInt(0, 3);
    int j = Assay.anyInt(0, 3);
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    a[i] = x;
    a[j] = y;
    assert a[i] == x;
  }
}

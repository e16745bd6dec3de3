// expect: violation assertion
// inputs: 1, 2

import dev.assay.api.Assay;

/** A loop that copies upwards within one array repeats its first element. */
public class CopyWithinArrayByLoop {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    int[] a = {x, y, 3, 4};
    for (int i = 0; i < 3; i++) {
      a[i + 1] = a[i];
    }
    assert a[2] == y;
  }
}

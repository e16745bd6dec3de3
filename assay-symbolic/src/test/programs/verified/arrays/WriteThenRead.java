// expect: verified

import dev.assay.api.Assay;

/** What was written at a place is read there, and other places keep their values. */
public class WriteThenRead {
  public static void main(String[] args) {
    int[] a = {7, 7, 7, 7};
    int i = Assay.anyInt(0, 3);
    int j = Assay.anyInt(0, 3);
    int x = Assay.anyInt();
    a[i] = x;
    assert a[j] == (i == j ? x : 7);
  }
}

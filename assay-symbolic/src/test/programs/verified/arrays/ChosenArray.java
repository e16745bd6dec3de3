// expect: verified

import dev.assay.api.Assay;

/** A write to one of two arrays, chosen by an input, changes that one only. */
public class ChosenArray {
  public static void main(String[] args) {
    int[] a = {1, 2};
    int[] b = {3, 4, 5};
    boolean first = Assay.anyBoolean();
    int[] c = first ? a : b;
    c[0] = 9;
    assert a[0] == (first ? 9 : 1);
    assert b[0] == (first ? 3 : 9);
    assert c.length == (first ? 2 : 3);
  }
}

// expect: violation exception ClassCastException
// inputs: 1

import dev.assay.api.Assay;

/** One element of an array has another class. */
public class ClassCastOfElement {
  public static void main(String[] args) {
    Object[] a = {1, 2L, 3};
    int i = Assay.anyInt(0, 2);
    int x = (Integer) a[i];
    assert x == i + 1;
  }
}

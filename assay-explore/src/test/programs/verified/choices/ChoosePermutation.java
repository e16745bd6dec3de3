// expect: verified

import dev.assay.api.Assay;

/** A sorting network for three elements, checked on all inputs from 0 to 2. */
public class ChoosePermutation {
  static void order(int[] a, int i, int j) {
    if (a[i] > a[j]) {
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  public static void main(String[] args) {
    int[] a = {Assay.choose(0, 2), Assay.choose(0, 2), Assay.choose(0, 2)};
    order(a, 0, 1);
    order(a, 1, 2);
    order(a, 0, 1);
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}

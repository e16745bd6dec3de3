// expect: verified

import dev.assay.api.Assay;

/** The sum of an array by halving is that from left to right. */
public class SumOfArray {
  static int sum(int[] a, int from, int to) {
    if (to - from == 1) {
      return a[from];
    }
    int middle = (from + to) / 2;
    return sum(a, from, middle) + sum(a, middle, to);
  }

  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    assert sum(a, 0, 4) == a[0] + a[1] + a[2] + a[3];
  }
}

// expect: verified

import dev.assay.api.Assay;

/** The sums of all subsets of three numbers lie between zero and their total. */
public class SubsetsByChoice {
  static int choose(int[] a, int i) {
    if (i == a.length) {
      return 0;
    }
    int rest = choose(a, i + 1);
    return Assay.anyBoolean() ? rest + a[i] : rest;
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 4};
    int sum = choose(a, 0);
    assert sum >= 0 && sum <= 7;
  }
}

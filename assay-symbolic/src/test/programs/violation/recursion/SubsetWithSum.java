// expect: violation assertion
// inputs: true, false, true

import dev.assay.api.Assay;

/** One subset has the sum that is asked for. */
public class SubsetWithSum {
  static int choose(int[] a, int i) {
    if (i == a.length) {
      return 0;
    }
    int own = Assay.anyBoolean() ? a[i] : 0;
    return own + choose(a, i + 1);
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 4};
    assert choose(a, 0) != 5;
  }
}

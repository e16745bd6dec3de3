// expect: violation assertion
// target: LongerThanUsual#check
// options: --max-array 6
// inputs: [0, 0, 0, 0, 0, 1]

import dev.assay.api.Assay;

/** An array of six elements is possible when the limit is six. */
public class LongerThanUsual {
  static void check(byte[] a) {
    Assay.assume(a != null);
    assert a.length < 6 || a[5] == 0;
  }
}

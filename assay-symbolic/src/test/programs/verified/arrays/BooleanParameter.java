// expect: verified
// target: BooleanParameter#check

import dev.assay.api.Assay;

/** Counting true and false elements gives the length. */
public class BooleanParameter {
  static void check(boolean[] a) {
    Assay.assume(a != null && a.length <= 3);
    int yes = 0;
    int no = 0;
    for (boolean b : a) {
      if (b) {
        yes++;
      } else {
        no++;
      }
    }
    assert yes + no == a.length;
  }
}

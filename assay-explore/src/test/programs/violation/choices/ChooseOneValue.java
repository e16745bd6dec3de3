// expect: violation assertion

import dev.assay.api.Assay;

/** One of a hundred values violates the check. */
public class ChooseOneValue {
  public static void main(String[] args) {
    int n = Assay.choose(0, 99);
    Assay.check(n * 7 % 100 != 61, "found it: " + n);
  }
}

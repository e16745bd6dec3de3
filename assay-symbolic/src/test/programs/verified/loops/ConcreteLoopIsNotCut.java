// expect: verified
// options: --unwind 3

import dev.assay.api.Assay;

/** A loop whose end does not depend on inputs is not bounded. */
public class ConcreteLoopIsNotCut {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 10);
    int sum = 0;
    for (int i = 0; i < 100; i++) {
      sum += x;
    }
    assert sum == 100 * x;
  }
}

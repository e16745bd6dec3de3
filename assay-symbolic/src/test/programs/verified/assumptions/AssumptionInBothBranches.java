// expect: verified

import dev.assay.api.Assay;

/** Each branch has its own assumption. */
public class AssumptionInBothBranches {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y;
    if (Assay.anyBoolean()) {
      Assay.assume(x > 5);
      y = x;
    } else {
      Assay.assume(x < -5);
      y = ~x;
    }
    assert y > 4;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** An assumption relates two inputs. */
public class AssumptionAboutLaterInput {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Assay.assume(x == y + 1);
    assert x != y;
    assert y == x - 1;
  }
}

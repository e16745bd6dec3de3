// expect: violation assertion
// inputs: -1

import dev.assay.api.Assay;

/** A loop over the positive rest of a number sees no bit of a negative one. */
public class PopulationCountMissesNegatives {
  public static void main(String[] args) {
    int x = Assay.anyByte();
    int count = 0;
    for (int rest = x; rest > 0; rest >>= 1) {
      count += rest & 1;
    }
    assert x == 0 || count > 0;
  }
}

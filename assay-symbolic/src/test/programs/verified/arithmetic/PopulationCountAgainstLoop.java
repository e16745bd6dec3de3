// expect: verified

import dev.assay.api.Assay;

/** Integer.bitCount agrees with counting bit by bit. */
public class PopulationCountAgainstLoop {
  public static void main(String[] args) {
    int x = Assay.anyShort();
    int count = 0;
    for (int i = 0; i < 32; i++) {
      count += x >>> i & 1;
    }
    assert count == Integer.bitCount(x);
  }
}

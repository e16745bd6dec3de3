// expect: violation assertion
// inputs: 123456789, 864197523

import dev.assay.api.Assay;

/** Two inputs have to fit exactly. */
public class NeedleInHaystack {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    assert x * 7 != 864197523 || y != 864197523;
  }
}

// expect: inconclusive

import dev.assay.api.Assay;

/** The length of a builder with digits in it decides. */
public class BuilderLength {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    StringBuilder all = new StringBuilder();
    all.append(x);
    int y = 0;
    if (all.length() > 1) {
      y = 1;
    }
    assert y == 0;
  }
}

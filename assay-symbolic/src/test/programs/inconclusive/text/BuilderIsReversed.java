// expect: inconclusive

import dev.assay.api.Assay;

/** The digits of a number are reversed. */
public class BuilderIsReversed {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    StringBuilder all = new StringBuilder().append(x);
    assert all.reverse().toString().equals("" + x);
  }
}

// expect: inconclusive

import dev.assay.api.Assay;

/** The text with a number in it is the argument of the comparison. */
public class EqualsOtherWay {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 100);
    assert !"\u03c0".equals("x" + x);
  }
}

// expect: inconclusive
// options: --unwind 1

import dev.assay.api.Assay;

/** A loop that may run twice is cut at one. */
public class NeedsTwoCutAtOne {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 20);
    while (x >= 10) {
      x -= 10;
    }
    assert x < 10;
  }
}

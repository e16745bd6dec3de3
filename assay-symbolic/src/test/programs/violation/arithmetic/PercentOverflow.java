// expect: violation assertion
// inputs: 25000000

import dev.assay.api.Assay;

/** A share times one hundred overflows before it is divided. */
public class PercentOverflow {
  public static void main(String[] args) {
    int done = Assay.anyInt(0, 50_000_000);
    int percent = done * 100 / 50_000_000;
    assert percent >= 0 && percent <= 100;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** A share times one hundred fits into a long. */
public class PercentInLong {
  public static void main(String[] args) {
    int done = Assay.anyInt(0, 50_000_000);
    int percent = (int) (done * 100L / 50_000_000);
    assert percent >= 0 && percent <= 100;
  }
}

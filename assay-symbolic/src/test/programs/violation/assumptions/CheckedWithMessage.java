// expect: violation assertion too large
// inputs: 101

import dev.assay.api.Assay;

/** Assay.check fails with its message. */
public class CheckedWithMessage {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 200);
    Assay.check(x <= 100, "too large");
  }
}

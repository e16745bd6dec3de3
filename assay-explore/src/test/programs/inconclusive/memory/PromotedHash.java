// expect: inconclusive
// options: --races promote

import dev.assay.api.Assay;

/**
 * A hash is computed lazily and cached in a plain int, as java.lang.String does. Both threads
 * compute the same value; the field is read once per call. The race is benign, but
 * not all that it allows is explored.
 */
public class PromotedHash {
  private int hash;

  int hash() {
    int h = hash;
    if (h == 0) {
      h = 31 * 17;
      hash = h;
    }
    return h;
  }

  public static void main(String[] args) {
    PromotedHash key = new PromotedHash();
    new Thread(() -> Assay.check(key.hash() == 527, "wrong hash")).start();
    Assay.check(key.hash() == 527, "wrong hash");
  }
}

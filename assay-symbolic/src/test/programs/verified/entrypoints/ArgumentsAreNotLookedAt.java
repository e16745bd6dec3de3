// expect: verified
// options: --unknown-arguments

import dev.assay.api.Assay;

/** However many arguments there are, it makes no difference. */
public class ArgumentsAreNotLookedAt {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert args.length >= 0 && (x & 1) < 2;
  }
}

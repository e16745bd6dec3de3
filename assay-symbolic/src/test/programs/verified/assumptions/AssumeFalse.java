// expect: verified

import dev.assay.api.Assay;

/** Nothing is reached after an assumption that is false. */
public class AssumeFalse {
  public static void main(String[] args) {
    Assay.assume(false);
    throw new IllegalStateException();
  }
}

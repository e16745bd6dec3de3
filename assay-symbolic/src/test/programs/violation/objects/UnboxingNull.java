// expect: violation exception NullPointerException
// inputs: false

import dev.assay.api.Assay;

/** Unboxing of null throws. */
public class UnboxingNull {
  public static void main(String[] args) {
    Integer x = Assay.anyBoolean() ? Integer.valueOf(1) : null;
    int y = x;
    assert y == 1;
  }
}

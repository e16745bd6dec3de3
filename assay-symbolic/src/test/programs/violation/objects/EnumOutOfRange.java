// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 2

import dev.assay.api.Assay;

/** There is no constant after the last. */
public class EnumOutOfRange {
  enum Size {
    S,
    M,
    L
  }

  static Size larger(Size s) {
    return Size.values()[s.ordinal() + 1];
  }

  public static void main(String[] args) {
    Size s = Size.values()[Assay.anyInt(0, 2)];
    assert larger(s) != s;
  }
}

// expect: violation exception ExceptionInInitializerError
// inputs: 0

import dev.assay.api.Assay;

/** A class cannot be initialised for one input. */
public class InitializerFails {
  static int divisor;

  static class Late {
    static final int VALUE = 10 / divisor;
  }

  public static void main(String[] args) {
    divisor = Assay.anyInt(0, 5);
    assert Late.VALUE >= 2;
  }
}

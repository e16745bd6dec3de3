// expect: violation exception ArithmeticException
// inputs: 0

import dev.assay.api.Assay;

/** The handler is for another exception. */
public class WrongExceptionCaught {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    try {
      int y = 1 / x;
      assert y <= 1;
    } catch (NullPointerException e) {
      System.out.println("never printed");
    }
  }
}

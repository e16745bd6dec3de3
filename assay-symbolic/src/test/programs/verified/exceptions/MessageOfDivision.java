// expect: verified

import dev.assay.api.Assay;

/** The exception of a division has its usual message. */
public class MessageOfDivision {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    try {
      int y = 5 / x;
      assert y <= 5;
    } catch (ArithmeticException e) {
      assert e.getMessage().equals("/ by zero");
    }
  }
}

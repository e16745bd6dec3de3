// expect: violation exception ArithmeticException
// inputs: 2147483647

import dev.assay.api.Assay;

/** Math.addExact throws for the largest int. */
public class AddExactOverflow {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Math.addExact(x, 1);
    assert y > x;
  }
}

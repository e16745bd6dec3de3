// expect: violation assertion
// inputs: 1.0E8, -1.0E8, 1.0

import dev.assay.api.Assay;

/** The order of additions matters. */
public class AdditionIsNotAssociative {
  public static void main(String[] args) {
    float a = Assay.anyFloat();
    float b = Assay.anyFloat();
    float c = Assay.anyFloat();
    Assay.assume(a >= -1.0e9f && a <= 1.0e9f);
    Assay.assume(b >= -1.0e9f && b <= 1.0e9f);
    Assay.assume(c >= -1.0e9f && c <= 1.0e9f);
    assert (a + b) + c == a + (b + c);
  }
}

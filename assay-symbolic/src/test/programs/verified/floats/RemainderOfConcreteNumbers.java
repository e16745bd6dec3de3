// expect: verified

import dev.assay.api.Assay;

/** The remainder of concrete floating-point numbers needs no solver. */
public class RemainderOfConcreteNumbers {
  public static void main(String[] args) {
    boolean negative = Assay.anyBoolean();
    double rest = negative ? -7.5 % 2.0 : 7.5 % 2.0;
    assert rest == (negative ? -1.5 : 1.5);
  }
}

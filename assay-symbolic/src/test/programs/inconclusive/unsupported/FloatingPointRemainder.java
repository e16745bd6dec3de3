// expect: inconclusive

import dev.assay.api.Assay;

/** Solvers do not know the remainder of floating-point numbers that Java has. */
public class FloatingPointRemainder {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(x >= 0.0 && x <= 1.0e6);
    double rest = x % 0.7;
    assert rest >= 0.0 && rest < 0.7;
  }
}

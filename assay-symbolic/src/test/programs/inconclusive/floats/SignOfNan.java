// expect: inconclusive
import dev.assay.api.Assay;

/** Java does not say which sign a NaN has. */
class SignOfNan {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    double nan = x - x;
    Assay.assume(nan != nan);
    assert Math.copySign(1.0, nan) == 1.0;
  }
}

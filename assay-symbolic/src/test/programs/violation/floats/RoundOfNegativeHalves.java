// expect: violation assertion
// inputs: -2.5
import dev.assay.api.Assay;

/** Of two nearest numbers the larger one is taken, not the one farther from zero. */
class RoundOfNegativeHalves {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    if (x > -3 && x < -2) {
      assert Math.round(x) == -Math.round(-x);
    }
  }
}

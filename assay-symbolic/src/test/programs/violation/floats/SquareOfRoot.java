// expect: violation assertion
// inputs: 2.0
import dev.assay.api.Assay;

/** Roots are rounded. */
class SquareOfRoot {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    if (x >= 1 && x <= 4) {
      double root = Math.sqrt(x);
      assert root * root == x;
    }
  }
}

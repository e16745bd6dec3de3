// expect: verified
import dev.assay.api.Assay;

/** Which numbers have roots. */
class RootsOfFloats {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    double root = Math.sqrt(x);
    if (x >= 0) {
      assert root >= 0;
    } else if (x < 0) {
      assert root != root;
    }
  }
}

// expect: verified
import dev.assay.api.Assay;

/** Rounding in four ways. */
class WholeNumbersNearBy {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    if (!(x > -1000 && x < 1000)) {
      return;
    }
    assert Math.floor(x) <= x && x <= Math.ceil(x);
    assert Math.ceil(x) - Math.floor(x) <= 1;
    assert Math.abs(Math.rint(x) - x) <= 0.5;
    long near = Math.round(x);
    assert near == (long) Math.floor(x) || near == (long) Math.ceil(x);
  }
}

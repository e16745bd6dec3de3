// expect: verified
import dev.assay.api.Assay;

/** What has no nearest whole number, or none that fits. */
class RoundOfInfinities {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    if (x != x) {
      assert Math.round(x) == 0 && Math.floor(x) != Math.floor(x);
    } else if (x > 1e19) {
      assert Math.round(x) == Long.MAX_VALUE;
    } else if (x < -1e19) {
      assert Math.round(x) == Long.MIN_VALUE;
    }
    float y = Assay.anyFloat();
    assert y < 3e9f || Math.round(y) == Integer.MAX_VALUE || y != y;
  }
}

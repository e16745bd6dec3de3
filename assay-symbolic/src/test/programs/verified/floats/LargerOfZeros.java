// expect: verified

import dev.assay.api.Assay;

/** The negative zero is less than the other one for min and max. */
public class LargerOfZeros {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    float y = Assay.anyFloat();
    float max = Math.max(x, y);
    float min = Math.min(x, y);
    if (x != x || y != y) {
      assert max != max && min != min;
    } else {
      assert max >= x && max >= y && min <= x && min <= y;
      assert Float.compare(max, min) >= 0;
      assert Float.compare(max, x) == 0 || Float.compare(max, y) == 0;
    }
    assert !(Math.abs(x) < 0) && 1 / Math.abs(0 * x) != Float.NEGATIVE_INFINITY;
  }
}

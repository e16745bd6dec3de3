// expect: verified
// target: MixedParameters#check

import dev.assay.api.Assay;

/** Parameters of all widths do not disturb each other. */
public class MixedParameters {
  static void check(int a, long b, byte c, double d, boolean e, float f, char g) {
    Assay.assume(a == 1 && b == 2 && c == 3 && d == 4.0 && e && f == 5.0f && g == '6');
    assert a + b + c + d + f + (g - '0') + (e ? 7 : 0) == 28.0;
  }
}

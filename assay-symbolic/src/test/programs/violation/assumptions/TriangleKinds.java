// expect: violation assertion
// inputs: 2147483647, 2147483647, 1

import dev.assay.api.Assay;

/** The test whether three lengths make a triangle overflows. */
public class TriangleKinds {
  static boolean isTriangle(int a, int b, int c) {
    return a + b > c && a + c > b && b + c > a;
  }

  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    int c = Assay.anyInt();
    Assay.assume(a > 0 && b > 0 && c > 0);
    if (a == b && c <= a) {
      assert isTriangle(a, b, c);
    }
  }
}

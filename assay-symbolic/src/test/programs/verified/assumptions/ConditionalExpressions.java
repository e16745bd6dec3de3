// expect: verified

import dev.assay.api.Assay;

/** The larger of three is none smaller than the others, found by nested conditions. */
public class ConditionalExpressions {
  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    int c = Assay.anyInt();
    int max = a > b ? a > c ? a : c : b > c ? b : c;
    assert max >= a && max >= b && max >= c;
    assert max == a || max == b || max == c;
  }
}

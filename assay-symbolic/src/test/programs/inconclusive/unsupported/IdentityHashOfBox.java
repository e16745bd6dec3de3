// expect: inconclusive

import dev.assay.api.Assay;

/** Which object a box is decides its identity hash code. */
public class IdentityHashOfBox {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Integer a = x;
    Integer b = x;
    assert System.identityHashCode(a) == System.identityHashCode(b) || x > 127 || x < -128;
  }
}

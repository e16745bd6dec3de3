// expect: verified

import dev.assay.api.Assay;

/** The box of an input is that of a constant if they are equal and small. */
public class IdentityWithConstant {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Integer a = x;
    Integer five = 5;
    Integer large = 1000;
    assert (a == five) == (x == 5);
    assert a != large;
    assert a == five || !a.equals(five);
  }
}

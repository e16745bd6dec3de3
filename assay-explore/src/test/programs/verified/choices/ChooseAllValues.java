// expect: verified

import dev.assay.api.Assay;

/** Every value of a choice satisfies the check. */
public class ChooseAllValues {
  public static void main(String[] args) {
    int n = Assay.choose(-3, 3);
    assert n * n >= 0 && n * n <= 9;
    boolean b = Assay.chooseBoolean();
    String s = Assay.chooseOneOf("x", "y", null);
    assert b || !b;
    assert s == null || s.length() == 1;
  }
}

// expect: violation exception ClassCastException
// inputs: 2

import dev.assay.api.Assay;

/** A cast fails for one of three objects. */
public class CastOfChosenObject {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 2);
    Object o = x == 0 ? "a" : x == 1 ? null : Integer.valueOf(5);
    String s = (String) o;
    assert s == null || s.length() == 1;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** Boxes of equal numbers are equal, and a Long never equals an Integer. */
public class EqualityOfBoxes {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Integer a = x;
    Integer b = x;
    Long c = (long) x;
    assert a.equals(b) && a.hashCode() == x;
    assert !a.equals(c);
    assert a.longValue() == c;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** A failed cast is caught, and the value is converted otherwise. */
public class ClassCastCaught {
  static int number(Object o) {
    try {
      return (Integer) o;
    } catch (ClassCastException e) {
      return ((String) o).length();
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    boolean text = Assay.anyBoolean();
    Object o = text ? (Object) "four" : (Object) x;
    assert number(o) == (text ? 4 : x);
  }
}

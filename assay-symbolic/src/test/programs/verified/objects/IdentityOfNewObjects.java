// expect: verified

import dev.assay.api.Assay;

/** Two new objects are never the same, and an object is always itself. */
public class IdentityOfNewObjects {
  public static void main(String[] args) {
    boolean b = Assay.anyBoolean();
    Object x = new Object();
    Object y = new Object();
    Object z = b ? x : y;
    assert x != y;
    assert (z == x) == b && (z == y) == !b;
  }
}

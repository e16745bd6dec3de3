// expect: verified

import dev.assay.api.Assay;

/** A compound assignment to a byte casts its result by itself. */
public class CompoundAssignmentNarrows {
  public static void main(String[] args) {
    byte a = Assay.anyByte();
    int x = Assay.anyInt();
    byte sum = a;
    sum += x;
    assert sum == (byte) (a + x);
  }
}

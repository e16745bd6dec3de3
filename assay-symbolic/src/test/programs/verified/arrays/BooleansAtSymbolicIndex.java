// expect: verified

import dev.assay.api.Assay;

/** A boolean written at a symbolic place is the only true one. */
public class BooleansAtSymbolicIndex {
  public static void main(String[] args) {
    boolean[] seen = new boolean[4];
    int i = Assay.anyInt(0, 3);
    seen[i] = true;
    int count = 0;
    for (boolean s : seen) {
      if (s) {
        count++;
      }
    }
    assert count == 1 && seen[i];
  }
}

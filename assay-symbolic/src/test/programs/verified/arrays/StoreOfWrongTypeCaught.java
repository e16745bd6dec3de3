// expect: verified

import dev.assay.api.Assay;

/** The store is refused exactly if the array is narrower, and the array is unchanged then. */
public class StoreOfWrongTypeCaught {
  public static void main(String[] args) {
    boolean narrow = Assay.anyBoolean();
    Object[] a = narrow ? new Integer[1] : new Object[1];
    boolean refused = false;
    try {
      a[0] = "text";
    } catch (ArrayStoreException e) {
      refused = true;
    }
    assert refused == narrow;
    assert (a[0] == null) == narrow;
  }
}

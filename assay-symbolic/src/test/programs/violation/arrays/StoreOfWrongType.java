// expect: violation exception ArrayStoreException
// inputs: true

import dev.assay.api.Assay;

/** An array of objects may be an array of something narrower. */
public class StoreOfWrongType {
  public static void main(String[] args) {
    boolean narrow = Assay.anyBoolean();
    Object[] a = narrow ? new Integer[1] : new Object[1];
    a[0] = "text";
  }
}

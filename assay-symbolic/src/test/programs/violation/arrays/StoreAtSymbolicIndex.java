// expect: violation exception ArrayStoreException
// inputs: 2

import dev.assay.api.Assay;

/** One of several rows does not take the value. */
public class StoreAtSymbolicIndex {
  public static void main(String[] args) {
    Object[][] rows = {new Object[1], new String[1], new Number[1]};
    int i = Assay.anyInt(0, 2);
    rows[i][0] = "text";
  }
}

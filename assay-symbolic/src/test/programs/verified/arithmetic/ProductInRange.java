// expect: verified

import dev.assay.api.Assay;

/** The product of small ints is the same in int and long. */
public class ProductInRange {
  public static void main(String[] args) {
    int a = Assay.anyInt(-1000, 1000);
    int b = Assay.anyInt(-1000, 1000);
    assert (long) a * b == a * b;
  }
}

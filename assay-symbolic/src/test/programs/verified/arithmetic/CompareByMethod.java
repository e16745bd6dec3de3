// expect: verified

import dev.assay.api.Assay;

/** Integer.compare orders all ints rightly and is antisymmetric. */
public class CompareByMethod {
  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    int c = Integer.compare(a, b);
    assert (c < 0) == (a < b);
    assert (c == 0) == (a == b);
    assert Integer.compare(b, a) == -c;
  }
}

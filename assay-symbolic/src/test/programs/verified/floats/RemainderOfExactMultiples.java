// expect: verified

import dev.assay.api.Assay;

/** The remainder of a whole double by two is zero or one. */
public class RemainderOfExactMultiples {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 100);
    double rest = n % 2.0;
    assert rest == (n & 1);
  }
}

// expect: verified

import dev.assay.api.Assay;

/** Every int is a double. */
public class IntToDoubleKeepsBits {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert (int) (double) x == x;
  }
}

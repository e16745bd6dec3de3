// expect: verified

import dev.assay.api.Assay;

/** Every int of 24 bits is a float. */
public class SmallIntToFloatKeepsBits {
  public static void main(String[] args) {
    int x = Assay.anyInt(-16777216, 16777216);
    assert (int) (float) x == x;
  }
}

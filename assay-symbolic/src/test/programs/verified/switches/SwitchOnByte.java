// expect: verified

import dev.assay.api.Assay;

/** A switch over a byte distinguishes negative cases. */
public class SwitchOnByte {
  public static void main(String[] args) {
    byte b = Assay.anyByte();
    int r =
        switch (b) {
          case -128 -> 1;
          case -1 -> 2;
          case 127 -> 3;
          default -> 0;
        };
    assert r == 0 || b == -128 || b == -1 || b == 127;
    assert b >= 0 || r != 3;
  }
}

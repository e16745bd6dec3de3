// expect: violation assertion
// inputs: 1, 2

import dev.assay.api.Assay;

/** A break leaves the inner switch only. */
public class NestedSwitches {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 2);
    int y = Assay.anyInt(0, 2);
    int r = 0;
    switch (x) {
      case 1:
        switch (y) {
          case 2:
            r = 5;
            break;
          default:
            r = 6;
        }
        r++;
        break;
      default:
        r = 7;
    }
    assert r == 7;
  }
}

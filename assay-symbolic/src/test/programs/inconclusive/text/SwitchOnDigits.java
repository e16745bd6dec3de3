// expect: inconclusive

import dev.assay.api.Assay;

/** A switch looks at the digits of a number. */
public class SwitchOnDigits {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 3);
    int y;
    switch (String.valueOf(x)) {
      case "1":
        y = 1;
        break;
      default:
        y = 0;
    }
    assert y == (x == 1 ? 1 : 0);
  }
}

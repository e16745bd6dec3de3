// expect: verified

import dev.assay.api.Assay;

/** Cases without break add up. */
public class FallThroughOnPurpose {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 3);
    int count = 0;
    switch (x) {
      case 3:
        count++;
      case 2:
        count++;
      case 1:
        count++;
      default:
    }
    assert count == x;
  }
}

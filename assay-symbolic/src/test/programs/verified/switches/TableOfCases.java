// expect: verified

import dev.assay.api.Assay;

/** A dense switch takes the case of its value, and the default otherwise. */
public class TableOfCases {
  static int square(int x) {
    switch (x) {
      case 0:
        return 0;
      case 1:
        return 1;
      case 2:
        return 4;
      case 3:
        return 9;
      default:
        return -1;
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = square(x);
    assert x >= 0 && x <= 3 ? y == x * x : y == -1;
  }
}

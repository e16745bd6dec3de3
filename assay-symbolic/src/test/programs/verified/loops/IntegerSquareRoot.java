// expect: verified

import dev.assay.api.Assay;

/** The integer square root is the largest number whose square is not larger. */
public class IntegerSquareRoot {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 50);
    int root = 0;
    while ((root + 1) * (root + 1) <= x) {
      root++;
    }
    assert root * root <= x && x < (root + 1) * (root + 1);
  }
}

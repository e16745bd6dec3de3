// expect: verified

import dev.assay.api.Assay;

/** A switch expression yields a value for every input. */
public class SwitchExpression {
  public static void main(String[] args) {
    int month = Assay.anyInt(1, 12);
    boolean leap = Assay.anyBoolean();
    int days =
        switch (month) {
          case 4, 6, 9, 11 -> 30;
          case 2 -> {
            int d = 28;
            if (leap) {
              d++;
            }
            yield d;
          }
          default -> 31;
        };
    assert days >= 28 && days <= 31;
    assert days != 29 || leap;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** Without NaN exactly one of less, equal and greater holds. */
public class ComparisonsOfNumbers {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    float y = Assay.anyFloat();
    Assay.assume(x == x && y == y);
    int holds = (x < y ? 1 : 0) + (x == y ? 1 : 0) + (x > y ? 1 : 0);
    assert holds == 1;
  }
}

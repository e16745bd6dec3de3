// expect: verified

import dev.assay.api.Assay;

/** Infinity minus itself is not a number. */
public class InfinityMinusItself {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    if (Double.isInfinite(x)) {
      double difference = x - x;
      assert Double.isNaN(difference);
    }
  }
}

// expect: verified

import dev.assay.api.Assay;
import java.util.function.IntUnaryOperator;

/** A lambda keeps the value it has captured. */
public class LambdaCapturesInput {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    IntUnaryOperator add = y -> x + y;
    IntUnaryOperator twice = add.andThen(add);
    int y = Assay.anyInt();
    assert add.applyAsInt(y) == x + y;
    assert twice.applyAsInt(y) == 2 * x + y;
  }
}

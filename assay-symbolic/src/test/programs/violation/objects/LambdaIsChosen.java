// expect: violation assertion
// inputs: true, -1

import dev.assay.api.Assay;
import java.util.function.IntUnaryOperator;

/** One of two lambdas does not give what is asked. */
public class LambdaIsChosen {
  public static void main(String[] args) {
    IntUnaryOperator f = Assay.anyBoolean() ? x -> x * 2 : x -> x & 0xff;
    int y = Assay.anyInt(-1000, 1000);
    assert f.applyAsInt(y) >= 0;
  }
}

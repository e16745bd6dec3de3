// expect: violation assertion
// inputs: 10

import dev.assay.api.Assay;

/** A loop over a double in steps of a tenth does not meet its end. */
public class LoopVariableSkipsTheEnd {
  public static void main(String[] args) {
    int steps = Assay.anyInt(1, 12);
    double x = 0.0;
    for (int i = 0; i < steps; i++) {
      x += 0.1;
    }
    assert steps != 10 || x == 1.0;
  }
}

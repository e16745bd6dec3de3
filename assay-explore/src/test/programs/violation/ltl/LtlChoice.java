// expect: violation ltl
// options: --ltl 'F LtlChoice#done'

import dev.assay.api.Assay;

/** One of the choices leads round in circles. */
public class LtlChoice {
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) {
    while (Assay.chooseBoolean()) {
      Thread.onSpinWait();
    }
    done = true;
  }
}

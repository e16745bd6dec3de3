// expect: violation assertion with results that the contracts allow
// target: ContractPromisesTooLittle#caller
// options: --contracts

import dev.assay.api.Ensures;

/** The body would do, but the caller relies on what nobody has promised. */
public class ContractPromisesTooLittle {
  @Ensures("notSmaller")
  static int twice(int x) {
    return x + x;
  }

  static boolean notSmaller(int x, int result) {
    return result >= x;
  }

  static void caller(byte x) {
    assert twice(x) == 2 * x;
  }
}

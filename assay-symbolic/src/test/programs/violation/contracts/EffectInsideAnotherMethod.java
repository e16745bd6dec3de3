// expect: violation assertion
// target: EffectInsideAnotherMethod#caller
// options: --contracts
// inputs: 41

import dev.assay.api.Ensures;

/** The effect is two calls away; without it the assertion could not fail. */
public class EffectInsideAnotherMethod {
  private int last;

  @Ensures("same")
  int remember(int x) {
    return keep(x);
  }

  private int keep(int x) {
    set(x);
    return x;
  }

  private void set(int x) {
    last = x;
  }

  static boolean same(EffectInsideAnotherMethod o, int x, int result) {
    return result == x;
  }

  static void caller(int x) {
    EffectInsideAnotherMethod o = new EffectInsideAnotherMethod();
    int y = o.remember(x);
    assert y != 41 || o.last != 41;
  }
}

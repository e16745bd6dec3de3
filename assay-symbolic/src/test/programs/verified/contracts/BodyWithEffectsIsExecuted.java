// expect: verified
// target: BodyWithEffectsIsExecuted#caller
// options: --contracts

import dev.assay.api.Ensures;

/** A method that counts its calls cannot be replaced by what it promises. */
public class BodyWithEffectsIsExecuted {
  private static int calls;

  @Ensures("positive")
  static int next() {
    return ++calls;
  }

  static boolean positive(int result) {
    return result > 0;
  }

  static void caller(boolean twice) {
    int first = next();
    assert first == 1;
    if (twice) {
      next();
    }
    assert calls == (twice ? 2 : 1);
  }
}

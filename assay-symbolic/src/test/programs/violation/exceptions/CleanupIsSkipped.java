// expect: violation assertion
// inputs: 2

import dev.assay.api.Assay;

/** Without finally an exception skips what restores the state. */
public class CleanupIsSkipped {
  static int depth;

  static void descend(int n, int bad) {
    depth++;
    if (n == bad) {
      throw new IllegalStateException();
    }
    if (n < 3) {
      descend(n + 1, bad);
    }
    depth--;
  }

  public static void main(String[] args) {
    int bad = Assay.anyInt(0, 5);
    try {
      descend(0, bad);
    } catch (IllegalStateException e) {
      assert bad <= 3;
    }
    assert depth == 0;
  }
}

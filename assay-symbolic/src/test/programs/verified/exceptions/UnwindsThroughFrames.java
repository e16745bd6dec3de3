// expect: verified

import dev.assay.api.Assay;

/** An exception passes through several methods to the one that handles it. */
public class UnwindsThroughFrames {
  static int depth;

  static void descend(int n, int bad) {
    depth++;
    try {
      if (n == bad) {
        throw new IllegalStateException();
      }
      if (n < 3) {
        descend(n + 1, bad);
      }
    } finally {
      depth--;
    }
  }

  public static void main(String[] args) {
    int bad = Assay.anyInt(0, 5);
    boolean thrown = false;
    try {
      descend(0, bad);
    } catch (IllegalStateException e) {
      thrown = true;
    }
    assert depth == 0;
    assert thrown == (bad <= 3);
  }
}

// expect: violation exception IllegalStateException
// inputs: 5

import dev.assay.api.Assay;

/** A recursion refuses to go deeper than four. */
public class DepthIsLimited {
  static int down(int n, int depth) {
    if (depth > 4) {
      throw new IllegalStateException("too deep");
    }
    return n == 0 ? depth : down(n - 1, depth + 1);
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 5);
    assert down(n, 0) == n;
  }
}

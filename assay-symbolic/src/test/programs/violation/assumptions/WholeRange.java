// expect: violation assertion
// inputs: -2147483648

import dev.assay.api.Assay;

/** The range of all ints has both its ends. */
public class WholeRange {
  public static void main(String[] args) {
    int x = Assay.anyInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
    assert x != Integer.MIN_VALUE;
  }
}

// expect: violation exception IllegalStateException
// inputs: 3

import dev.assay.api.Assay;

/** An exception is wrapped in another, which is not caught. */
public class RethrownAsCause {
  static int get(int[] a, int i) {
    try {
      return a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalStateException("wrapped", e);
    }
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int i = Assay.anyInt(0, 3);
    assert get(a, i) == i + 1;
  }
}

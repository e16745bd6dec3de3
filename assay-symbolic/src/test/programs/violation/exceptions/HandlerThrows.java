// expect: violation exception UnsupportedOperationException
// inputs: -1

import dev.assay.api.Assay;

/** The handler itself throws for one input. */
public class HandlerThrows {
  public static void main(String[] args) {
    int[] a = new int[3];
    int i = Assay.anyInt(-1, 3);
    try {
      a[i] = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      if (i < 0) {
        throw new UnsupportedOperationException();
      }
    }
  }
}

// expect: verified

import dev.assay.api.Assay;

/** A loop ends by the exception at the array's end. */
public class ExceptionEndsLoop {
  public static void main(String[] args) {
    int start = Assay.anyInt(0, 3);
    int[] a = {1, 1, 1};
    int sum = 0;
    try {
      for (int i = start; ; i++) {
        sum += a[i];
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      assert sum == 3 - start;
    }
  }
}

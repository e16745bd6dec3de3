// expect: violation exception NegativeArraySizeException
// target: TailOfEmptyArray#check
// inputs: 0

import dev.assay.api.Assay;

/** An array as long as another minus one cannot be made from an empty one. */
public class TailOfEmptyArray {
  static int check(int n) {
    Assay.assume(n >= 0 && n <= 3);
    int[] a = new int[n];
    int[] tail = new int[a.length - 1];
    return tail.length;
  }
}

// expect: violation assertion postcondition isSorted
// target: ResultIsAnArray#sorted
// options: --max-array 3

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** One round of exchanges sorts two elements, but not three. */
public class ResultIsAnArray {
  @Requires("isThere")
  @Ensures("isSorted")
  static int[] sorted(int[] a) {
    int[] copy = a.clone();
    for (int i = 0; i + 1 < copy.length; i++) {
      if (copy[i] > copy[i + 1]) {
        int x = copy[i];
        copy[i] = copy[i + 1];
        copy[i + 1] = x;
      }
    }
    return copy;
  }

  static boolean isThere(int[] a) {
    return a != null;
  }

  static boolean isSorted(int[] a, int[] result) {
    for (int i = 0; i + 1 < result.length; i++) {
      if (result[i] > result[i + 1]) {
        return false;
      }
    }
    return a.length == result.length;
  }
}

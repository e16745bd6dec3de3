// expect: violation assertion
// inputs: 2

import dev.assay.api.Assay;

/** A return in the middle of a loop skips the rest of the work. */
public class ReturnFromNestedLoop {
  static int sumUpTo(int[] a, int stop) {
    int sum = 0;
    for (int x : a) {
      if (x == stop) {
        return sum;
      }
      sum += x;
    }
    return sum;
  }

  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int stop = Assay.anyInt();
    int sum = sumUpTo(a, stop);
    assert sum == 6 || stop == 1 || stop == 3;
  }
}

// run: assay bound examples/bound/SumOfArray.java -- 1000
// expect: verified
// run: assay bound examples/bound/SumOfArray.java -- 1000 unsafe
// expect: violation assertion
// arguments: how many elements; unsafe: the claim is about the difference

import dev.assay.api.Assay;

/**
 * Two arrays are added element by element; afterwards every sum is compared with its terms. There
 * is one path only, but a long one with many inputs.
 */
public class SumOfArray {
  static final int LIMIT = 1_000_000;

  static int[] anyNumbers(int length) {
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Assay.anyInt(-LIMIT, LIMIT);
    }
    return numbers;
  }

  static int[] add(int[] a, int[] b) {
    int[] sums = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      sums[i] = a[i] + b[i];
    }
    return sums;
  }

  public static void main(String[] args) {
    int length = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
    boolean unsafe = args.length > 1 && args[1].equals("unsafe");
    int[] a = anyNumbers(length);
    int[] b = anyNumbers(length);
    int[] sums = add(a, b);
    for (int i = 0; i < length; i++) {
      if (unsafe) {
        assert sums[i] == a[i] - b[i] : "not the difference";
      } else {
        assert sums[i] == a[i] + b[i] : "not the sum";
      }
    }
  }
}

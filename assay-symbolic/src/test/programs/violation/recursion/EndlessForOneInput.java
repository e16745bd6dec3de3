// expect: violation exception StackOverflowError
// inputs: 7

import dev.assay.api.Assay;

/** A recursion misses its end for one input and overflows the stack. */
public class EndlessForOneInput {
  static int count(int n) {
    return n == 0 ? 0 : 1 + count(n);
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(0, 10);
    if (x == 7) {
      count(3);
    }
  }
}

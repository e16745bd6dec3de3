// expect: violation assertion
// inputs: 6

import dev.assay.api.Assay;

/** The sixth Fibonacci number is eight. */
public class FibonacciIsEight {
  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 7);
    assert fibonacci(n) != 8;
  }
}

// expect: violation assertion
// inputs: 13

import dev.assay.api.Assay;

/** The factorial of thirteen does not fit into an int. */
public class FactorialOverflow {
  static int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  static long longFactorial(int n) {
    return n <= 1 ? 1 : n * longFactorial(n - 1);
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 13);
    assert factorial(n) == longFactorial(n);
  }
}

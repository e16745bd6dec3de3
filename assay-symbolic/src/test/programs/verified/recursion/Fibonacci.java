// expect: verified

import dev.assay.api.Assay;

/** Fibonacci numbers by recursion are those by a loop. */
public class Fibonacci {
  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 6);
    int a = 0;
    int b = 1;
    for (int i = 0; i < n; i++) {
      int c = a + b;
      a = b;
      b = c;
    }
    assert fibonacci(n) == a;
  }
}

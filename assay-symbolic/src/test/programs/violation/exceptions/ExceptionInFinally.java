// expect: violation exception IllegalStateException
// inputs: 0

import dev.assay.api.Assay;

/** An exception in a finally block replaces the one that was under way. */
public class ExceptionInFinally {
  static int f(int x) {
    try {
      return 10 / x;
    } finally {
      if (x == 0) {
        throw new IllegalStateException("from finally");
      }
    }
  }

  public static void main(String[] args) {
    try {
      f(Assay.anyInt());
    } catch (ArithmeticException e) {
      System.out.println("never printed");
    }
  }
}

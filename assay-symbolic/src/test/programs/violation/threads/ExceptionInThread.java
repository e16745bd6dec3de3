// expect: violation exception ArithmeticException
// inputs: 0

import dev.assay.api.Assay;

/** A division by zero ends a thread other than the main one. */
public class ExceptionInThread {
  static volatile int result;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t = new Thread(() -> result = 10 / x);
    t.start();
    t.join();
    assert result <= 10;
  }
}

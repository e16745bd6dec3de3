// expect: violation assertion

import dev.assay.api.Assay;

/** Addition and doubling give different results in different orders. */
public class OrderDecidesResult {
  static int value;

  static synchronized void add(int x) {
    value += x;
  }

  static synchronized void twice() {
    value *= 2;
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    value = 1;
    Thread t = new Thread(() -> add(x));
    t.start();
    twice();
    t.join();
    assert value == 2 + x;
  }
}

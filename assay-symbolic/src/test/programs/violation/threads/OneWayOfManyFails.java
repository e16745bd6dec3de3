// expect: violation exception

import dev.assay.api.Assay;

/** Among all the ways that became one there is one on which a thread divides by zero. */
public class OneWayOfManyFails {
  static volatile int quotient;

  static int divisor(int n) {
    int sum = 3;
    for (int bit = 0; bit < 6; bit++) {
      if ((n >> bit & 1) != 0) {
        sum -= bit;
      }
    }
    return sum * sum + (n > 1000 ? 0 : 1);
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t = new Thread(() -> quotient = 100 / divisor(x));
    t.start();
    quotient = 1;
    t.join();
  }
}

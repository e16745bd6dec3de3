// expect: verified

import dev.assay.api.Assay;

/** What each thread computes depends on inputs, but it goes the same way in the end. */
public class WaysMeetInThreads {
  static volatile int left;
  static volatile int right;

  static int clamp(int n) {
    int result = n;
    if (n < 0) {
      result = 0;
    } else if (n > 100) {
      result = 100;
    }
    return result;
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Thread t = new Thread(() -> left = clamp(x));
    t.start();
    right = clamp(y);
    int also = clamp(x);
    t.join();
    assert left >= 0 && left <= 100 && right >= 0 && right <= 100;
    assert left == also;
  }
}

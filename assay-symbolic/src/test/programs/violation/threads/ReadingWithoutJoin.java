// expect: violation assertion

import dev.assay.api.Assay;

/** What a thread computes may not be there yet. */
public class ReadingWithoutJoin {
  static volatile int result;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt(1, 100);
    Thread t = new Thread(() -> result = x);
    t.start();
    int seen = result;
    t.join();
    assert seen == x;
  }
}

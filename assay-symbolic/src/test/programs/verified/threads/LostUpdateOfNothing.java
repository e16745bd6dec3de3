// expect: verified

import dev.assay.api.Assay;

/** A lost addition does not matter where nothing is added. */
public class LostUpdateOfNothing {
  static volatile int count;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Assay.assume(x == 0);
    Thread t =
        new Thread(
            () -> {
              int c = count;
              count = c + x;
            });
    t.start();
    int c = count;
    count = c + x;
    t.join();
    assert count == 2 * x;
  }
}

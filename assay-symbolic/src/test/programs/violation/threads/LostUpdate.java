// expect: violation assertion

import dev.assay.api.Assay;

/** A volatile counter loses an addition, which shows unless it adds nothing. */
public class LostUpdate {
  static volatile int count;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
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

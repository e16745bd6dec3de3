// expect: violation assertion

import dev.assay.api.Assay;

/** The flag is set before the data, and the reader may come in between. */
public class FlagBeforeData {
  static volatile int data;
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t =
        new Thread(
            () -> {
              ready = true;
              data = x;
            });
    t.start();
    if (ready) {
      int seen = data;
      assert seen == x;
    }
    t.join();
  }
}

// expect: verified

import dev.assay.api.Assay;

/** Data written before a volatile flag are seen by who sees the flag. */
public class VolatilePublication {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t =
        new Thread(
            () -> {
              data = x;
              ready = true;
            });
    t.start();
    if (ready) {
      assert data == x;
    }
    t.join();
    assert data == x;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** Two threads write the same field, but never with the same input. */
public class NoInputLetsBothWrite {
  static int shared;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t =
        new Thread(
            () -> {
              if (x > 0) {
                shared = 1;
              }
            });
    t.start();
    if (x < 0) {
      shared = 2;
    }
    t.join();
    assert x != 0 || shared == 0;
  }
}

// expect: violation race

import dev.assay.api.Assay;

/** Two threads write the same field, if the input is between two others. */
public class SomeInputLetsBothWrite {
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
    if (x < 10) {
      shared = 2;
    }
    t.join();
  }
}

// expect: violation assertion

import dev.assay.api.Assay;

/** The program handles its uncaught exceptions itself, and fails after that. */
public class HandlerFails {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int[] handled = new int[1];
    Thread t =
        new Thread(
            () -> {
              if (x == 3) {
                throw new IllegalStateException();
              }
            });
    t.setUncaughtExceptionHandler((thread, e) -> handled[0] = 1);
    t.start();
    try {
      t.join();
    } catch (InterruptedException e) {
      return;
    }
    assert handled[0] == 0;
  }
}

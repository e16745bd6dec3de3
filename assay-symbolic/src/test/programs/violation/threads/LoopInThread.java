// expect: violation assertion

import dev.assay.api.Assay;

/** A thread counts as far as an input says, and nobody waits for it. */
public class LoopInThread {
  static volatile int count;

  public static void main(String[] args) throws InterruptedException {
    int n = Assay.anyInt(0, 3);
    Thread t =
        new Thread(
            () -> {
              for (int i = 0; i < n; i++) {
                count = i + 1;
              }
            });
    t.start();
    int seen = count;
    assert seen != 2;
    t.join();
  }
}

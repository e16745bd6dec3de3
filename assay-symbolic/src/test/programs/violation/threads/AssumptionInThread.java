// expect: violation assertion

import dev.assay.api.Assay;

/** An assumption in one thread ends the whole run, but only where it is violated. */
public class AssumptionInThread {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t =
        new Thread(
            () -> {
              Assay.assume(x > 5);
              done = true;
            });
    t.start();
    t.join();
    assert done;
    assert x != 6;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** An assumption in one thread holds for the others after they have joined it. */
public class AssumptionInThreadHolds {
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
    assert done && x > 5;
  }
}

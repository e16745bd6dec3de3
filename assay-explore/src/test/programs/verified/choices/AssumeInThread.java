// expect: verified

import dev.assay.api.Assay;

/**
 * An assumption that fails in one thread ends the whole run, so the other never sees the value that
 * is left out.
 */
public class AssumeInThread {
  static volatile int value;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              int chosen = Assay.choose(0, 3);
              value = chosen;
              Assay.assume(chosen != 3);
            });
    t.start();
    t.join();
    assert value != 3;
  }
}

// expect: verified

import dev.assay.api.Assay;

/** A shutdown hook runs when the last thread has ended, and sees what they did. */
public class ShutdownHook {
  static volatile int done;

  public static void main(String[] args) {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> Assay.check(done == 1, "hook came too early")));
    new Thread(() -> done = 1).start();
  }
}

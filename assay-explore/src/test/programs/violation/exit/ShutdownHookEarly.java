// expect: violation assertion

import dev.assay.api.Assay;

/** A shutdown hook expects a daemon's work to be done; daemons are not waited for. */
public class ShutdownHookEarly {
  static volatile int done;

  public static void main(String[] args) {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> Assay.check(done == 1, "the daemon has not finished")));
    Thread t = new Thread(() -> done = 1);
    t.setDaemon(true);
    t.start();
  }
}

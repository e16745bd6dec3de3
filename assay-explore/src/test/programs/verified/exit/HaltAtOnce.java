// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Semaphore;

/** Halt ends the program without hooks. */
public class HaltAtOnce {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> Assay.check(false, "hooks do not run")));
    Thread t = new Thread(() -> Runtime.getRuntime().halt(0));
    t.start();
    new Semaphore(0).acquireUninterruptibly();
  }
}

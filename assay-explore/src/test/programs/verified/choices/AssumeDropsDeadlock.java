// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Semaphore;

/** The only deadlock lies behind a choice that is assumed away. */
public class AssumeDropsDeadlock {
  public static void main(String[] args) {
    int permits = Assay.choose(0, 2);
    Assay.assume(permits > 0);
    new Semaphore(permits).acquireUninterruptibly();
  }
}

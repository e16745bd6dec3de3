// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Semaphore;

/** A thread blocks inside an atomic region; others move until it can go on. */
public class AtomicRegionBlocks {
  public static void main(String[] args) {
    Semaphore ready = new Semaphore(0);
    new Thread(ready::release).start();
    Assay.beginAtomic();
    ready.acquireUninterruptibly();
    Assay.endAtomic();
  }
}

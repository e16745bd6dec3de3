// expect: violation deadlock

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/** Shutdown lets running tasks finish; this one never does. */
public class PoolShutdownWaits {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Semaphore never = new Semaphore(0);
    pool.execute(never::acquireUninterruptibly);
    pool.shutdown();
  }
}

// expect: violation deadlock

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/** Two tasks in a pool with one thread: the first waits for what the second would do. */
public class PoolTasksDepend {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Semaphore ready = new Semaphore(0);
    pool.execute(ready::acquireUninterruptibly);
    pool.execute(ready::release);
    pool.shutdown();
  }
}

// expect: violation assertion

import dev.assay.api.Assay;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A pool's thread keeps its local variables from one task to the next. If both tasks run in the
 * same thread, the second sees what the first left.
 */
public class ThreadLocalLeaksInPool {
  static final ThreadLocal<String> user = new ThreadLocal<>();

  static void task(String name) {
    Assay.check(user.get() == null, "left over from another task");
    user.set(name);
  }

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> task("a"));
    pool.execute(() -> task("b"));
    pool.shutdown();
  }
}

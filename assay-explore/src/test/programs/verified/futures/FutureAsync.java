// expect: verified

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A chain of stages in a pool of its own. */
public class FutureAsync {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    CompletableFuture<Integer> f =
        CompletableFuture.supplyAsync(() -> 20, pool).thenApplyAsync(i -> i + 1, pool);
    assert f.join() * 2 == 42;
    pool.shutdown();
  }
}

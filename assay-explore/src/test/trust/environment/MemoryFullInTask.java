import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A task needs more memory than there is, and nobody looks. */
public class MemoryFullInTask {
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.submit(
        () -> {
          long[][] all = new long[64][];
          for (int i = 0; i < all.length; i++) {
            all[i] = new long[8 << 20];
          }
          done = true;
        });
    pool.shutdown();
    pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
    assert !done;
  }
}

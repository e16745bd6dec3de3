import java.util.concurrent.ForkJoinPool;

/** What a task has written is seen by whoever gets its result. */
public class ForkJoinResult {
  static int x;

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.submit(() -> x = 1).get();
    assert x == 1;
    pool.shutdown();
  }
}

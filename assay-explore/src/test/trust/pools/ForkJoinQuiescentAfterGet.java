import java.util.concurrent.ForkJoinPool;

/** The worker is still busy for a moment after the result of its task is there. */
public class ForkJoinQuiescentAfterGet {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.submit(() -> 1).get();
    boolean quiescent = pool.isQuiescent();
    pool.shutdown();
    assert quiescent;
  }
}

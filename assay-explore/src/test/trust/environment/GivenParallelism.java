import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** A pool has as many workers as it was told. */
public class GivenParallelism {
  public static void main(String[] args) {
    ForkJoinPool pool = (ForkJoinPool) Executors.newWorkStealingPool(3);
    assert pool.getParallelism() == 3;
  }
}

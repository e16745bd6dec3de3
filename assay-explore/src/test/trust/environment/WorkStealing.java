import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** A pool that steals work has as many workers as there are processors. */
public class WorkStealing {
  public static void main(String[] args) {
    ForkJoinPool pool = (ForkJoinPool) Executors.newWorkStealingPool();
    assert pool.getParallelism() == 2;
  }
}

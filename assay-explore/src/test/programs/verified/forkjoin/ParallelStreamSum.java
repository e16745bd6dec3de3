// expect: verified

import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** A small parallel stream without side effects. */
public class ParallelStreamSum {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    int sum = pool.submit(() -> IntStream.range(0, 3).parallel().map(i -> i * i).sum()).get();
    assert sum == 5;
    pool.shutdown();
  }
}

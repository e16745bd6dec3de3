// expect: violation race|exception|assertion

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** A parallel stream whose stages add to an ordinary list. */
public class ParallelStreamSideEffect {
  public static void main(String[] args) throws Exception {
    List<Integer> list = new ArrayList<>();
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.submit(() -> IntStream.range(0, 2).parallel().forEach(list::add)).get();
    assert list.size() == 2;
    pool.shutdown();
  }
}

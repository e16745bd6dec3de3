// expect: verified

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Two tasks of the common pool run one after the other or, with more processors, at once. */
public class CountedByCommonPool {
  public static void main(String[] args) throws Exception {
    AtomicInteger count = new AtomicInteger();
    ForkJoinTask<?> first = ForkJoinPool.commonPool().submit(() -> count.incrementAndGet());
    ForkJoinTask<?> second = ForkJoinPool.commonPool().submit(() -> count.incrementAndGet());
    first.get();
    second.get();
    assert count.get() == 2;
  }
}

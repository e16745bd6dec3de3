// expect: violation assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** With more than two processors two tasks of the common pool run at once, and one update is lost. */
public class LostUpdateInCommonPool {
  private static volatile int count;

  public static void main(String[] args) throws Exception {
    ForkJoinTask<?> first = ForkJoinPool.commonPool().submit(() -> count = count + 1);
    ForkJoinTask<?> second = ForkJoinPool.commonPool().submit(() -> count = count + 1);
    while (!first.isDone() || !second.isDone()) {
      Thread.onSpinWait(); // does not help
    }
    assert count == 2;
  }
}

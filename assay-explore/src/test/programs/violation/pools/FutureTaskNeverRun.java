// expect: violation deadlock

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Each thread leaves it to the other to run the task. */
public class FutureTaskNeverRun {
  static final AtomicInteger arrived = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    new Thread(
            () -> {
              if (arrived.getAndIncrement() == 0) {
                task.run();
              }
            })
        .start();
    arrived.getAndIncrement();
    task.get();
  }
}

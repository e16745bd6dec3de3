import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Of two threads that run a task one does. */
public class TaskRunsOnce {
  static final AtomicInteger RUNS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f = new FutureTask<>(RUNS::incrementAndGet);
    Thread t = new Thread(f);
    t.start();
    f.run();
    t.join();
    assert RUNS.get() == 1;
  }
}

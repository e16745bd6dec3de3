import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** A task can be cancelled while it runs. */
public class CancelledTaskRan {
  static final AtomicInteger RUNS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f = new FutureTask<>(RUNS::incrementAndGet);
    Thread t = new Thread(f);
    t.start();
    boolean cancelled = f.cancel(false);
    assert !cancelled || RUNS.get() == 0;
    t.join();
  }
}

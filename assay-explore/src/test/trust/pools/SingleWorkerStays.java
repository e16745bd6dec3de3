import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool of one worker runs all tasks in the same thread. */
public class SingleWorkerStays {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Thread first = pool.submit(Thread::currentThread).get();
    assert pool.submit(Thread::currentThread).get() == first;
    pool.shutdown();
  }
}

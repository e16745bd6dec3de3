import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The pool counts the task as completed after its result is there. */
public class ScheduledQueueAfterGet {
  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    pool.schedule(() -> 1, 1, TimeUnit.NANOSECONDS).get();
    long completed = pool.getCompletedTaskCount();
    pool.shutdown();
    assert completed == 1;
  }
}

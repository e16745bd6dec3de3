import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One thread shuts the pool down while another gives it a task. */
public class SubmitAfterShutdown {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Thread t = new Thread(pool::shutdown);
    t.start();
    pool.submit(() -> 1);
    t.join();
  }
}

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The worker may have taken the second task already. */
public class ShutdownNowFindsTask {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.execute(() -> {});
    int waiting = pool.shutdownNow().size();
    assert waiting == 1;
  }
}

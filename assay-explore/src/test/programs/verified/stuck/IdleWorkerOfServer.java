// expect: verified
import java.util.Timer;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The workers of a pool and of a timer have nothing to do, while the main thread serves for ever. */
public class IdleWorkerOfServer {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    new Timer();
    while (true) {
      Thread.sleep(10);
    }
  }
}

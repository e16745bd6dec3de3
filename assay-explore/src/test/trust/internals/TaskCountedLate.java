import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** A task is counted after its result can be had. */
public class TaskCountedLate {

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor p = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    p.submit(() -> 1).get();
    long n = p.getCompletedTaskCount();
    p.shutdown();
    assert n == 1;
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}

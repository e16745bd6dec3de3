// expect: verified
// jdk: 21+

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Closing an executor waits for its tasks; what they wrote is seen afterwards. */
public class ExecutorClose {
  static int result;

  public static void main(String[] args) {
    try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
      pool.execute(() -> result = 1);
    }
    assert result == 1;
  }
}

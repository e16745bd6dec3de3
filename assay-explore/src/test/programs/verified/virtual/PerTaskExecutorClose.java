// expect: verified
// jdk: 21+

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Closing an executor with a virtual thread for each task waits for them, however long it takes. */
public class PerTaskExecutorClose {
  static int result;

  public static void main(String[] args) {
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      executor.submit(() -> result = 1);
    }
    assert result == 1;
  }
}

// expect: violation assertion

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An assertion fails in a task whose result nobody asks for. */
public class AssertionInForgottenTask {
  static volatile int value;

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.submit(
        () -> {
          assert value == 0;
        });
    value = 1;
    pool.shutdown();
  }
}

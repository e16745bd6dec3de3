// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/** A handler for all threads counts what goes wrong. */
public class UncaughtDefaultHandler {
  static final AtomicInteger failures = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> failures.incrementAndGet());
    Runnable fail =
        () -> {
          throw new IllegalStateException("expected");
        };
    Thread a = new Thread(fail);
    Thread b = new Thread(fail);
    a.start();
    b.start();
    a.join();
    b.join();
    assert failures.get() == 2;
  }
}

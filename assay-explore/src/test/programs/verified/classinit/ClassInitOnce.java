// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Three threads need a class at once; its initialiser runs in one of them while the others wait.
 */
public class ClassInitOnce {
  static final AtomicInteger runs = new AtomicInteger();

  static class Config {
    static final int[] values = new int[2];

    static {
      runs.incrementAndGet();
      values[0] = 1;
      values[1] = 2;
    }
  }

  public static void main(String[] args) throws Exception {
    Runnable use = () -> Assay.check(Config.values[1] == 2, "not initialised");
    Thread a = new Thread(use);
    Thread b = new Thread(use);
    a.start();
    b.start();
    use.run();
    a.join();
    b.join();
    assert runs.get() == 1;
  }
}

// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/** The JDK's own loops around weak compare-and-set end when it has succeeded. */
public class UpdatesOfTheJdk {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private static void work() {
    COUNT.updateAndGet(n -> n + 1);
    COUNT.accumulateAndGet(1, Integer::sum);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(UpdatesOfTheJdk::work);
    t.start();
    work();
    t.join();
    assert COUNT.get() == 4;
  }
}

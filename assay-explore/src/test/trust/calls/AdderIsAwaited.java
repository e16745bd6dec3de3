import java.util.concurrent.atomic.LongAdder;

/** The sum is complete in the end, and stays so. */
public class AdderIsAwaited {
  public static void main(String[] args) throws Exception {
    LongAdder adder = new LongAdder();
    Runnable r =
        () -> {
          adder.increment();
          adder.increment();
        };
    Thread t = new Thread(r);
    Thread u = new Thread(r);
    t.start();
    u.start();
    while (adder.sum() < 4) {
      Thread.yield();
    }
    assert adder.intValue() == 4;
    t.join();
    u.join();
  }
}

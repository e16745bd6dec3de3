// expect: verified

import java.util.concurrent.atomic.LongAdder;

/** A LongAdder's sum is exact when the threads that add have ended. */
public class LongAdderSum {
  public static void main(String[] args) throws Exception {
    LongAdder adder = new LongAdder();
    Thread t = new Thread(() -> adder.add(2));
    t.start();
    adder.increment();
    t.join();
    assert adder.sum() == 3;
  }
}

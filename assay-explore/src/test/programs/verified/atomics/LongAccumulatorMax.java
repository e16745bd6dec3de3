// expect: verified

import java.util.concurrent.atomic.LongAccumulator;

/** A LongAccumulator finds the maximum of what several threads offer. */
public class LongAccumulatorMax {
  public static void main(String[] args) throws Exception {
    LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
    Thread t = new Thread(() -> max.accumulate(7));
    t.start();
    max.accumulate(5);
    t.join();
    assert max.get() == 7;
  }
}

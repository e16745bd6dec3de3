// expect: violation assertion

import java.util.concurrent.atomic.LongAdder;

/** The sum of a LongAdder is read while another thread may not have added yet. */
public class LongAdderTooEarly {
  public static void main(String[] args) {
    LongAdder adder = new LongAdder();
    new Thread(adder::increment).start();
    adder.increment();
    assert adder.sum() == 2;
  }
}

import java.util.concurrent.atomic.LongAdder;

/** When all have ended, the sum is exact. */
public class AdderSumInTheEnd {
  public static void main(String[] args) throws Exception {
    LongAdder adder = new LongAdder();
    Thread t = new Thread(adder::increment);
    t.start();
    adder.increment();
    t.join();
    assert adder.sum() == 2;
  }
}

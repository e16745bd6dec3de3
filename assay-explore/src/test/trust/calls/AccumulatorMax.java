import java.util.concurrent.atomic.LongAccumulator;

/** The largest number so far; in the end the largest of all. */
public class AccumulatorMax {
  public static void main(String[] args) throws Exception {
    LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
    Thread t = new Thread(() -> max.accumulate(3));
    Thread u = new Thread(() -> max.accumulate(5));
    t.start();
    u.start();
    long m = max.get();
    assert m == Long.MIN_VALUE || m == 3 || m == 5;
    t.join();
    u.join();
    assert max.get() == 5;
  }
}

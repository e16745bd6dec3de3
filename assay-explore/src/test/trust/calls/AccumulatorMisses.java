import java.util.concurrent.atomic.DoubleAccumulator;

/** The value has what was given later, and not what was given before. */
public class AccumulatorMisses {
  public static void main(String[] args) throws Exception {
    DoubleAccumulator sum = new DoubleAccumulator(Double::sum, 0);
    Thread t =
        new Thread(
            () -> {
              sum.accumulate(1);
              sum.accumulate(10);
            });
    t.start();
    assert sum.get() != 10;
    t.join();
  }
}

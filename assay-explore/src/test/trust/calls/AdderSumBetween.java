import java.util.concurrent.atomic.LongAdder;

/** A sum has each number or not. */
public class AdderSumBetween {
  public static void main(String[] args) throws Exception {
    LongAdder adder = new LongAdder();
    Thread t =
        new Thread(
            () -> {
              adder.add(1);
              adder.add(2);
            });
    t.start();
    long sum = adder.sum();
    assert sum >= 0 && sum <= 3;
    t.join();
    assert adder.sum() == 3;
  }
}

import java.util.concurrent.atomic.LongAdder;

/** The sum has a later number and not an earlier one. */
public class AdderSumMisses {
  public static void main(String[] args) throws Exception {
    LongAdder adder = new LongAdder();
    Thread t = new Thread(() -> adder.add(1));
    t.start();
    Thread u =
        new Thread(
            () -> {
              try {
                t.join();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              adder.add(10);
            });
    u.start();
    assert adder.sum() != 10;
    u.join();
  }
}

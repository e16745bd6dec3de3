// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;

/** Three threads write digits one by one; one final number of many is bad. */
public class RareNeedle {
  static final AtomicInteger number = new AtomicInteger();

  static void write(int digit) {
    number.updateAndGet(n -> n * 10 + digit);
  }

  public static void main(String[] args) throws Exception {
    Thread a =
        new Thread(
            () -> {
              write(1);
              write(2);
            });
    Thread b =
        new Thread(
            () -> {
              write(3);
              write(4);
            });
    a.start();
    b.start();
    write(5);
    a.join();
    b.join();
    assert number.get() != 31524;
  }
}

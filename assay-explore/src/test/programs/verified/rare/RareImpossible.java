// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/**
 * As with the needle, but with a number that no interleaving gives: the second digit of a thread
 * never comes before the first.
 */
public class RareImpossible {
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
    assert number.get() != 32145;
  }
}

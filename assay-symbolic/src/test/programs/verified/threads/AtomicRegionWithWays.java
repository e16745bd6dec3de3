// expect: verified

import dev.assay.api.Assay;

/** An atomic region is one, whatever ways there are in it. */
public class AtomicRegionWithWays {
  static int one;
  static int other;

  static void move(int amount) {
    Assay.atomic(
        () -> {
          if (amount > 0) {
            one += amount;
            other -= amount;
          }
        });
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t = new Thread(() -> move(x));
    t.start();
    move(x);
    t.join();
    assert one + other == 0;
  }
}

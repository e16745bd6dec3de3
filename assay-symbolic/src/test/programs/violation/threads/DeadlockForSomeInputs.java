// expect: violation deadlock

import dev.assay.api.Assay;

/** Two threads take two locks in an order that an input decides. */
public class DeadlockForSomeInputs {
  static final Object a = new Object();
  static final Object b = new Object();

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        Thread.onSpinWait();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t =
        new Thread(
            () -> {
              if (x == 12345) {
                both(b, a);
              } else {
                both(a, b);
              }
            });
    t.start();
    both(a, b);
    t.join();
  }
}

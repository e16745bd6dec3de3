// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** The barrier's action runs once, before anybody goes on, and sees what all have written. */
public class BarrierAction {
  static final int[] cell = new int[2];
  static int sum;
  static final CyclicBarrier barrier = new CyclicBarrier(2, () -> sum = cell[0] + cell[1]);

  static void work(int me) {
    try {
      cell[me] = me + 1;
      barrier.await();
      Assay.check(sum == 3, "action has not run");
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> work(1)).start();
    work(0);
  }
}

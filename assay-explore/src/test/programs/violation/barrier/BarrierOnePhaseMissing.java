// expect: violation race|assertion

import dev.assay.api.Assay;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * The second wait at the barrier is missing: a fast thread overwrites its cell before the other has
 * read it.
 */
public class BarrierOnePhaseMissing {
  static final CyclicBarrier barrier = new CyclicBarrier(2);
  static final int[] cell = new int[2];

  static void work(int me) {
    try {
      cell[me] = me + 1;
      barrier.await();
      int other = cell[1 - me];
      Assay.check(other == 2 - me, "the other's value");
      cell[me] = 0;
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> work(1)).start();
    work(0);
  }
}

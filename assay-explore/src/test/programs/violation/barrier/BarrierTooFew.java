// expect: violation deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** A barrier for three, reached by two. */
public class BarrierTooFew {
  static final CyclicBarrier barrier = new CyclicBarrier(3);

  static void work() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    new Thread(BarrierTooFew::work).start();
    work();
  }
}

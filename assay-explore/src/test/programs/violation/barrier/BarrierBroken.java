// expect: violation exception

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** A thread interrupted at the barrier breaks it for the other, which does not expect it. */
public class BarrierBroken {
  static final CyclicBarrier barrier = new CyclicBarrier(3);

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              try {
                barrier.await();
              } catch (InterruptedException e) {
                // gives up
              } catch (BrokenBarrierException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    t.interrupt();
    barrier.await();
  }
}

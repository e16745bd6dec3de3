// expect: verified

import java.util.concurrent.CountDownLatch;

/** A thread that joins another is interrupted; the other goes on undisturbed. */
public class InterruptJoin {
  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    Thread worker =
        new Thread(
            () -> {
              try {
                go.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    worker.start();
    Thread main = Thread.currentThread();
    new Thread(main::interrupt).start();
    try {
      worker.join();
      assert false;
    } catch (InterruptedException e) {
      go.countDown();
    }
    worker.join();
  }
}

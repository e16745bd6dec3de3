// expect: verified

import java.util.concurrent.CountDownLatch;

/**
 * A latch starts two workers together, another tells that both are done. What they wrote is seen
 * after await.
 */
public class LatchStartAndDone {
  /** What a thread does. */
  interface Task {
    void run() throws InterruptedException;
  }

  static Thread start(Task task) {
    Thread t =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }

  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(2);
    int[] results = new int[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      start(
          () -> {
            go.await();
            results[me] = 1;
            done.countDown();
          });
    }
    go.countDown();
    done.await();
    assert results[0] + results[1] == 2;
  }
}

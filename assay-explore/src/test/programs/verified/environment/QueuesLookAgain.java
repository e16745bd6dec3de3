// expect: verified

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;

/** What the JDK's queues and latches wait for has happened when they return. */
public class QueuesLookAgain {
  public static void main(String[] args) throws Exception {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    CountDownLatch done = new CountDownLatch(1);
    new Thread(
            () -> {
              try {
                queue.put(1);
                queue.put(2);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              done.countDown();
            })
        .start();
    assert queue.take() == 1;
    assert queue.take() == 2;
    done.await();
    assert done.getCount() == 0;
  }
}

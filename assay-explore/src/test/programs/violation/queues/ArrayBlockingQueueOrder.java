// expect: violation assertion

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Two producers on one ArrayBlockingQueue: the consumer relies on an order that nobody guarantees.
 */
public class ArrayBlockingQueueOrder {
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
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    start(() -> queue.put(1));
    start(() -> queue.put(2));
    assert queue.take() == 1;
  }
}

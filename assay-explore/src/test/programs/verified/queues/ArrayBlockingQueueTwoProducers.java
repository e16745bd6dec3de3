// expect: verified

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Two producers and a consumer on an ArrayBlockingQueue with one place: nothing is lost or
 * invented.
 */
public class ArrayBlockingQueueTwoProducers {
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
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    start(() -> queue.put(1));
    start(() -> queue.put(2));
    int sum = queue.take() + queue.take();
    assert sum == 3 && queue.isEmpty();
  }
}

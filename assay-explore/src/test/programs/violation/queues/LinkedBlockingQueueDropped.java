// expect: violation deadlock

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The producer uses offer on a bounded queue and ignores that it was refused: the consumer waits
 * for an element that was dropped.
 */
public class LinkedBlockingQueueDropped {
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
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    start(
        () -> {
          queue.offer(1);
          queue.offer(2);
        });
    queue.take();
    queue.take();
  }
}

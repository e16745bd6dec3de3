// expect: verified

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** One producer and one consumer on a LinkedBlockingQueue: the elements come in order. */
public class LinkedBlockingQueueFifo {
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
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    start(
        () -> {
          for (int i = 0; i < 3; i++) {
            queue.put(i);
          }
        });
    for (int i = 0; i < 3; i++) {
      assert queue.take() == i;
    }
  }
}

// expect: violation assertion

import java.util.concurrent.LinkedTransferQueue;

/**
 * TryTransfer fails if no receiver waits: to rely on it is to rely on timing. The receiver polls,
 * so nothing hangs.
 */
public class LinkedTransferQueueEarly {
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
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Thread t = new Thread(queue::poll);
    t.start();
    queue.put(1);
    t.join();
    assert queue.isEmpty();
  }
}

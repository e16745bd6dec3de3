// expect: verified

import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Transfer returns when the element has been received; after it the queue is empty again. */
public class LinkedTransferQueueTransfer {
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
    AtomicInteger received = new AtomicInteger();
    Thread t = start(() -> received.set(queue.take()));
    queue.transfer(5);
    assert queue.isEmpty();
    t.join();
    assert received.get() == 5;
  }
}

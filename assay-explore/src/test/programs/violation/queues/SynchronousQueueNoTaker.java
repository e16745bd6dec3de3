// expect: violation deadlock

import java.util.concurrent.SynchronousQueue;

/**
 * Two threads put into a SynchronousQueue, and one element is taken: a put without a take waits
 * forever.
 */
public class SynchronousQueueNoTaker {
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
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    start(() -> queue.put(1));
    start(() -> queue.put(2));
    queue.take();
  }
}

// expect: verified

import java.util.concurrent.SynchronousQueue;

/**
 * A SynchronousQueue hands elements over one by one; the mutable element belongs to one thread at a
 * time.
 */
public class SynchronousQueueHandOver {
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
    SynchronousQueue<int[]> queue = new SynchronousQueue<>();
    start(
        () -> {
          queue.put(new int[] {1});
          queue.put(new int[] {2});
        });
    assert queue.take()[0]++ == 1;
    assert queue.take()[0]++ == 2;
  }
}

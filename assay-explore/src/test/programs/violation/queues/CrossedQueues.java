// expect: violation deadlock

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Two threads with a bounded queue each: both fill the other's before they empty their own. */
public class CrossedQueues {
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

  static void talk(BlockingQueue<Integer> to, BlockingQueue<Integer> from)
      throws InterruptedException {
    to.put(1);
    to.put(2);
    from.take();
    from.take();
  }

  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> a = new ArrayBlockingQueue<>(1);
    BlockingQueue<Integer> b = new ArrayBlockingQueue<>(1);
    start(() -> talk(a, b));
    talk(b, a);
  }
}

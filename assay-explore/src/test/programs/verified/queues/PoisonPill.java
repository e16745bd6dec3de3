// expect: verified

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A consumer works until it meets the poison pill. */
public class PoisonPill {
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

  static int sum;

  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    Thread consumer =
        start(
            () -> {
              for (int i = queue.take(); i != -1; i = queue.take()) {
                sum += i;
              }
            });
    queue.put(1);
    queue.put(2);
    queue.put(-1);
    consumer.join();
    assert sum == 3;
  }
}

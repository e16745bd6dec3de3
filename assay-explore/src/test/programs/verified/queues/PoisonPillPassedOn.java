// expect: verified

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Two consumers and one poison pill that everybody puts back for the next one. */
public class PoisonPillPassedOn {
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
    for (int c = 0; c < 2; c++) {
      start(
          () -> {
            while (queue.take() != -1) {
              // one item handled
            }
            queue.put(-1);
          });
    }
    queue.put(1);
    queue.put(-1);
  }
}

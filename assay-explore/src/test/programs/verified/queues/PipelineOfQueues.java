// expect: verified

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Three stages, joined by queues with one place. The element's fields are plain; each stage owns it
 * in turn.
 */
public class PipelineOfQueues {
  static class Work {
    int steps;
  }

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
    BlockingQueue<Work> first = new ArrayBlockingQueue<>(1);
    BlockingQueue<Work> second = new LinkedBlockingQueue<>(1);
    start(
        () -> {
          Work w = first.take();
          w.steps++;
          second.put(w);
        });
    Work w = new Work();
    w.steps++;
    first.put(w);
    assert second.take().steps == 2;
  }
}

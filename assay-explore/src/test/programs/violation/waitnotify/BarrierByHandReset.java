// expect: violation deadlock

/**
 * A barrier made of a counter alone: the last to arrive sets it back before the one that waits has
 * looked again.
 */
public class BarrierByHandReset {
  private int waiting;

  synchronized void await() throws InterruptedException {
    waiting++;
    if (waiting == 2) {
      notifyAll();
    } else {
      while (waiting < 2) {
        wait();
      }
    }
    waiting = 0;
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
    BarrierByHandReset barrier = new BarrierByHandReset();
    start(barrier::await);
    barrier.await();
  }
}

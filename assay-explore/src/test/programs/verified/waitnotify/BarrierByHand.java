// expect: verified

/** A barrier made of a counter and a generation can be used twice. */
public class BarrierByHand {
  private int waiting;
  private int generation;

  synchronized void await() throws InterruptedException {
    int mine = generation;
    if (++waiting == 2) {
      waiting = 0;
      generation++;
      notifyAll();
    } else {
      while (mine == generation) {
        wait();
      }
    }
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
    BarrierByHand barrier = new BarrierByHand();
    start(
        () -> {
          barrier.await();
          barrier.await();
        });
    barrier.await();
    barrier.await();
  }
}

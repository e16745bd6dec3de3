// expect: verified

/**
 * Dining philosophers with a waiter: a monitor hands out both forks at once or none. Whoever puts
 * forks down wakes everybody.
 */
public class DiningWaiter {
  static final int N = 3;
  private final boolean[] taken = new boolean[N];

  synchronized void take(int i) throws InterruptedException {
    while (taken[i] || taken[(i + 1) % N]) {
      wait();
    }
    taken[i] = true;
    taken[(i + 1) % N] = true;
  }

  synchronized void putDown(int i) {
    taken[i] = false;
    taken[(i + 1) % N] = false;
    notifyAll();
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
    DiningWaiter waiter = new DiningWaiter();
    for (int i = 0; i < N; i++) {
      int me = i;
      start(
          () -> {
            waiter.take(me);
            waiter.putDown(me);
          });
    }
  }
}

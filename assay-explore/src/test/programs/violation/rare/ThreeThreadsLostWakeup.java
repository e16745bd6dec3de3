// expect: violation deadlock

/**
 * Two consumers wait, and the producer notifies only when the store was empty: the second item
 * wakes nobody.
 */
public class ThreeThreadsLostWakeup {
  private int items;

  synchronized void put() {
    items++;
    if (items == 1) {
      notify(); // only when it was empty: the second item wakes nobody
    }
  }

  synchronized void take() throws InterruptedException {
    while (items == 0) {
      wait();
    }
    items--;
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

  public static void main(String[] args) {
    ThreeThreadsLostWakeup store = new ThreeThreadsLostWakeup();
    start(store::take);
    start(store::take);
    store.put();
    store.put();
  }
}

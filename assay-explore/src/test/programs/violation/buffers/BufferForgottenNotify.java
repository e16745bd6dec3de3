// expect: violation deadlock

/**
 * The consumer frees a place and tells nobody: a producer that waits for the place waits forever.
 */
public class BufferForgottenNotify {
  private Integer place;

  synchronized void put(int value) throws InterruptedException {
    while (place != null) {
      wait();
    }
    place = value;
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    while (place == null) {
      wait();
    }
    int value = place;
    place = null;
    return value;
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
    BufferForgottenNotify buffer = new BufferForgottenNotify();
    start(
        () -> {
          buffer.put(1);
          buffer.put(2);
        });
    assert buffer.take() == 1;
    assert buffer.take() == 2;
  }
}

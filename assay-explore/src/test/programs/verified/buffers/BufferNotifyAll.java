// expect: verified

/**
 * A bounded buffer with one place, two producers and two consumers. Everybody waits in one set, so
 * a change must wake all of it: notifyAll is right.
 */
public class BufferNotifyAll {
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
    notifyAll();
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

  public static void main(String[] args) {
    BufferNotifyAll buffer = new BufferNotifyAll();
    start(() -> buffer.put(1));
    start(() -> buffer.put(2));
    start(buffer::take);
    start(buffer::take);
  }
}

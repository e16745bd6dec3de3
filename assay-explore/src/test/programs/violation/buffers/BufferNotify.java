// expect: violation deadlock

/**
 * A bounded buffer with one place, two producers and two consumers, and notify in place of
 * notifyAll. Both consumers wait; a producer fills the place and wakes one of them; the other
 * producer comes first, finds it full and waits; the consumer empties the place and its notify
 * wakes the other consumer, not the producer. Now everybody waits.
 */
public class BufferNotify {
  private Integer place;

  synchronized void put(int value) throws InterruptedException {
    while (place != null) {
      wait();
    }
    place = value;
    notify();
  }

  synchronized int take() throws InterruptedException {
    while (place == null) {
      wait();
    }
    int value = place;
    place = null;
    notify();
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
    BufferNotify buffer = new BufferNotify();
    start(() -> buffer.put(1));
    start(() -> buffer.put(2));
    start(buffer::take);
    start(buffer::take);
  }
}

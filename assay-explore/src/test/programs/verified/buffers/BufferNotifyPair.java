// expect: verified

/**
 * With a single producer and a single consumer at most one thread waits at a time, so notify is
 * enough.
 */
public class BufferNotifyPair {
  private final int[] places = new int[2];
  private int count;

  synchronized void put(int value) throws InterruptedException {
    while (count == places.length) {
      wait();
    }
    places[count++] = value;
    notify();
  }

  synchronized int take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int value = places[--count];
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

  public static void main(String[] args) throws Exception {
    BufferNotifyPair buffer = new BufferNotifyPair();
    start(
        () -> {
          for (int i = 1; i <= 3; i++) {
            buffer.put(i);
          }
        });
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += buffer.take();
    }
    assert sum == 6;
  }
}

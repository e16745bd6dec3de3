// expect: violation exception

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Both consumers wait on an if; one item wakes both, and the second does not look again before it
 * removes from an empty deque.
 */
public class BufferIfForWhile {
  private final Deque<Integer> items = new ArrayDeque<>();

  synchronized void put(int value) {
    items.add(value);
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    if (items.isEmpty()) {
      wait();
    }
    return items.removeFirst();
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
    BufferIfForWhile buffer = new BufferIfForWhile();
    start(buffer::take);
    start(buffer::take);
    buffer.put(1);
    buffer.put(2);
  }
}

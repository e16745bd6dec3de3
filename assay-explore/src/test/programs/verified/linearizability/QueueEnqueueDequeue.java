// expect: verified

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Two threads each enqueue and then dequeue on a ConcurrentLinkedQueue. In every order of four
 * atomic operations both get an element, and not the same.
 */
public class QueueEnqueueDequeue {
  static final Queue<Integer> queue = new ConcurrentLinkedQueue<>();
  static Integer other;

  static Integer operate(int value) {
    queue.add(value);
    return queue.poll();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = operate(1));
    t.start();
    Integer mine = operate(2);
    t.join();
    assert mine != null && other != null && mine + other == 3;
  }
}

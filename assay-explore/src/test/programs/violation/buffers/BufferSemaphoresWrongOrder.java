// expect: violation deadlock

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/**
 * The mutex is taken before the counting semaphore: a consumer that finds nothing waits with the
 * mutex in its hand, and no producer can get in.
 */
public class BufferSemaphoresWrongOrder {
  private final Semaphore used = new Semaphore(0);
  private final Semaphore mutex = new Semaphore(1);
  private final Deque<Integer> items = new ArrayDeque<>();

  void put(int value) {
    mutex.acquireUninterruptibly();
    items.addLast(value);
    mutex.release();
    used.release();
  }

  int take() {
    mutex.acquireUninterruptibly();
    used.acquireUninterruptibly();
    int value = items.removeFirst();
    mutex.release();
    return value;
  }

  public static void main(String[] args) {
    BufferSemaphoresWrongOrder buffer = new BufferSemaphoresWrongOrder();
    new Thread(() -> buffer.put(1)).start();
    buffer.take();
  }
}

// expect: verified

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/** A bounded buffer with two counting semaphores and one for mutual exclusion, taken innermost. */
public class BufferSemaphores {
  private final Semaphore free = new Semaphore(1);
  private final Semaphore used = new Semaphore(0);
  private final Semaphore mutex = new Semaphore(1);
  private final Deque<Integer> items = new ArrayDeque<>();

  void put(int value) {
    free.acquireUninterruptibly();
    mutex.acquireUninterruptibly();
    items.addLast(value);
    mutex.release();
    used.release();
  }

  int take() {
    used.acquireUninterruptibly();
    mutex.acquireUninterruptibly();
    int value = items.removeFirst();
    mutex.release();
    free.release();
    return value;
  }

  public static void main(String[] args) {
    BufferSemaphores buffer = new BufferSemaphores();
    new Thread(() -> buffer.put(1)).start();
    new Thread(() -> buffer.put(2)).start();
    assert buffer.take() + buffer.take() == 3;
  }
}

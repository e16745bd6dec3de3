// expect: violation deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One condition for producers and consumers, and signal: the signal meant for a producer can reach
 * a consumer, which goes back to wait. Signals are handed out in the order of arrival, which does
 * not help.
 */
public class BufferOneConditionSignal {
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private Integer place;

  void put(int value) throws InterruptedException {
    lock.lock();
    try {
      while (place != null) {
        changed.await();
      }
      place = value;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  void take() throws InterruptedException {
    lock.lock();
    try {
      while (place == null) {
        changed.await();
      }
      place = null;
      changed.signal();
    } finally {
      lock.unlock();
    }
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
    BufferOneConditionSignal buffer = new BufferOneConditionSignal();
    start(buffer::take);
    start(buffer::take);
    start(() -> buffer.put(1));
    start(() -> buffer.put(2));
  }
}

// expect: verified

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A bounded buffer with a condition for each kind of waiter. A signal can only reach somebody who
 * can use it.
 */
public class BufferTwoConditions {
  private final Lock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private Integer place;

  void put(int value) throws InterruptedException {
    lock.lock();
    try {
      while (place != null) {
        notFull.await();
      }
      place = value;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  int take() throws InterruptedException {
    lock.lock();
    try {
      while (place == null) {
        notEmpty.await();
      }
      int value = place;
      place = null;
      notFull.signal();
      return value;
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

  public static void main(String[] args) throws Exception {
    BufferTwoConditions buffer = new BufferTwoConditions();
    start(() -> buffer.put(1));
    start(() -> buffer.put(2));
    assert buffer.take() + buffer.take() == 3;
  }
}

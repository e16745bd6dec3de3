// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A queue of two counters and an array: the counter of the tail moves before the slot is filled,
 * and a dequeue that falls in between returns null from a queue that holds an element for it in
 * every order of atomic operations.
 */
public class QueueSlotNotReady {
  static final AtomicReferenceArray<Integer> slots = new AtomicReferenceArray<>(4);
  static final AtomicInteger head = new AtomicInteger();
  static final AtomicInteger tail = new AtomicInteger();

  static Integer operate(int value) {
    slots.set(tail.getAndIncrement(), value);
    return slots.get(head.getAndIncrement());
  }

  static Integer other;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = operate(1));
    t.start();
    Integer mine = operate(2);
    t.join();
    assert mine != null && other != null;
  }
}

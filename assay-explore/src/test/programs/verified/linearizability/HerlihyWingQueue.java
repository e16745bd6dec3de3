// expect: verified

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * The queue of Herlihy and Wing: a dequeue searches the slots up to the tail until it finds an
 * element.
 */
public class HerlihyWingQueue {
  static final AtomicIntegerArray slots = new AtomicIntegerArray(2);
  static final AtomicInteger tail = new AtomicInteger();

  static void enqueue(int value) {
    slots.set(tail.getAndIncrement(), value);
  }

  static int dequeue() {
    while (true) {
      int range = tail.get();
      for (int i = 0; i < range; i++) {
        int value = slots.getAndSet(i, 0);
        if (value != 0) {
          return value;
        }
      }
    }
  }

  static int other;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              enqueue(1);
              other = dequeue();
            });
    t.start();
    enqueue(2);
    int mine = dequeue();
    t.join();
    assert mine + other == 3;
  }
}

// expect: verified

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * A deque after Chase and Lev: the owner takes from the bottom, a thief from the top; for the last
 * element both use compareAndSet.
 */
public class StealingDeque {
  private final AtomicIntegerArray items = new AtomicIntegerArray(4);
  private final AtomicInteger top = new AtomicInteger();
  private volatile int bottom;

  void push(int value) {
    int b = bottom;
    items.set(b, value);
    bottom = b + 1;
  }

  int pop() {
    int b = bottom - 1;
    bottom = b;
    int t = top.get();
    if (t > b) {
      bottom = t;
      return 0;
    }
    int value = items.get(b);
    if (t == b) {
      if (!top.compareAndSet(t, t + 1)) {
        value = 0;
      }
      bottom = t + 1;
    }
    return value;
  }

  int steal() {
    int t = top.get();
    if (t >= bottom) {
      return 0;
    }
    int value = items.get(t);
    return top.compareAndSet(t, t + 1) ? value : 0;
  }

  static int stolen;

  public static void main(String[] args) throws Exception {
    StealingDeque deque = new StealingDeque();
    deque.push(1);
    deque.push(2);
    Thread thief = new Thread(() -> stolen = deque.steal());
    thief.start();
    int sum = deque.pop() + deque.pop();
    thief.join();
    assert sum + stolen == 3;
  }
}

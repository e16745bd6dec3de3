// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;

/** The owner takes the last element without compareAndSet: the thief gets it as well. */
public class StealingDequeNoCompare {
  private final AtomicInteger top = new AtomicInteger();
  private volatile int bottom = 1;

  boolean pop() {
    int b = bottom - 1;
    bottom = b;
    return top.get() <= b;
  }

  boolean steal() {
    int t = top.get();
    return t < bottom && top.compareAndSet(t, t + 1);
  }

  static boolean stolen;

  public static void main(String[] args) throws Exception {
    StealingDequeNoCompare deque = new StealingDequeNoCompare();
    Thread thief = new Thread(() -> stolen = deque.steal());
    thief.start();
    boolean popped = deque.pop();
    thief.join();
    assert !(popped && stolen);
  }
}

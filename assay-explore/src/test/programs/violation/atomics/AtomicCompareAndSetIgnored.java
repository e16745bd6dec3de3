// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;

/** A compareAndSet that fails is ignored: the update is lost. */
public class AtomicCompareAndSetIgnored {
  static final AtomicInteger sum = new AtomicInteger();

  static void add(int amount) {
    int old = sum.get();
    sum.compareAndSet(old, old + amount);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> add(1));
    t.start();
    add(2);
    t.join();
    assert sum.get() == 3;
  }
}

// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/** The check and the action as one: a loop around compareAndSet. */
public class AtomicCompareAndSetLoop {
  static final AtomicInteger seats = new AtomicInteger(1);
  static final AtomicInteger sold = new AtomicInteger();

  static void buy() {
    int n = seats.get();
    while (n > 0) {
      if (seats.compareAndSet(n, n - 1)) {
        sold.incrementAndGet();
        return;
      }
      n = seats.get();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(AtomicCompareAndSetLoop::buy);
    Thread b = new Thread(AtomicCompareAndSetLoop::buy);
    a.start();
    b.start();
    buy();
    a.join();
    b.join();
    assert sold.get() == 1 && seats.get() == 0;
  }
}

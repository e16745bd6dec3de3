// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;

/** Get and set are atomic each, but not together. */
public class AtomicCheckThenAct {
  static final AtomicInteger seats = new AtomicInteger(1);
  static final AtomicInteger sold = new AtomicInteger();

  static void buy() {
    if (seats.get() > 0) {
      seats.decrementAndGet();
      sold.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(AtomicCheckThenAct::buy);
    t.start();
    buy();
    t.join();
    assert sold.get() == 1;
  }
}

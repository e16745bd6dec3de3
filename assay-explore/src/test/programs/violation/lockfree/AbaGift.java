// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;

/**
 * An account below 20 is to get one gift of 20. Two clerks race for it with compareAndSet, but the
 * customer spends 20 in between: the second clerk finds the old value again and gives a second
 * time.
 */
public class AbaGift {
  static final AtomicInteger money = new AtomicInteger(19);
  static final AtomicInteger gifts = new AtomicInteger();

  static void clerk() {
    int seen = money.get();
    if (seen < 20 && money.compareAndSet(seen, seen + 20)) {
      gifts.incrementAndGet();
    }
  }

  static void customer() {
    int seen = money.get();
    if (seen >= 20) {
      money.compareAndSet(seen, seen - 20);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(AbaGift::clerk);
    Thread b = new Thread(AbaGift::clerk);
    a.start();
    b.start();
    customer();
    a.join();
    b.join();
    assert gifts.get() == 1;
  }
}

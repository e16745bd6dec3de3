// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/** A ticket lock: tickets are drawn atomically, the volatile number served hands the lock on. */
public class TicketLock {
  static final AtomicInteger tickets = new AtomicInteger();
  static volatile int serving;
  static int count;

  static void enter() {
    int mine = tickets.getAndIncrement();
    while (serving != mine) {
      Thread.onSpinWait();
    }
    count++;
    serving = mine + 1;
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(TicketLock::enter);
    Thread b = new Thread(TicketLock::enter);
    a.start();
    b.start();
    enter();
    a.join();
    b.join();
    assert count == 3;
  }
}

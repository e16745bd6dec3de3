// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;

/** Tickets drawn by incrementing a volatile field: two threads may draw the same ticket. */
public class TicketLockTorn {
  static volatile int tickets;
  static volatile int serving;
  static final AtomicInteger inside = new AtomicInteger();

  static void enter() {
    int mine = tickets++;
    while (serving != mine) {
      Thread.onSpinWait();
    }
    assert inside.incrementAndGet() == 1;
    inside.decrementAndGet();
    serving = mine + 1;
  }

  public static void main(String[] args) {
    new Thread(TicketLockTorn::enter).start();
    enter();
  }
}

// expect: verified
// options: --ltl 'G (LtlTicketNoStarvation#wants -> F LtlTicketNoStarvation#in)' --fair

import java.util.concurrent.atomic.AtomicInteger;

/** A ticket lock, with tickets modulo four, serves everybody in turn. */
public class LtlTicketNoStarvation {
  static final AtomicInteger next = new AtomicInteger();
  static volatile int serving;
  static volatile boolean wants;
  static volatile boolean in;

  static boolean wants() {
    return wants;
  }

  static boolean in() {
    return in;
  }

  static int draw() {
    return next.getAndUpdate(n -> (n + 1) % 4);
  }

  static void other() {
    while (true) {
      int mine = draw();
      while (serving != mine) {
        Thread.onSpinWait();
      }
      serving = (mine + 1) % 4;
    }
  }

  public static void main(String[] args) {
    new Thread(LtlTicketNoStarvation::other).start();
    while (true) {
      wants = true;
      int mine = draw();
      while (serving != mine) {
        Thread.onSpinWait();
      }
      in = true;
      in = false;
      wants = false;
      serving = (mine + 1) % 4;
    }
  }
}

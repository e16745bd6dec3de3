// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Peterson's algorithm where each thread gives the turn to itself: both conditions to wait are
 * false, and both enter.
 */
public class PetersonOwnTurn {
  static final AtomicIntegerArray flag = new AtomicIntegerArray(2);
  static volatile int turn;
  static final AtomicInteger inside = new AtomicInteger();

  static void enter(int me) {
    int other = 1 - me;
    flag.set(me, 1);
    turn = me;
    while (flag.get(other) == 1 && turn == other) {
      Thread.onSpinWait();
    }
    assert inside.incrementAndGet() == 1;
    inside.decrementAndGet();
    flag.set(me, 0);
  }

  public static void main(String[] args) {
    new Thread(() -> enter(0)).start();
    enter(1);
  }
}

// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Peterson's algorithm with the two assignments swapped: the turn is given away before the own wish
 * is announced.
 */
public class PetersonTurnFirst {
  static final AtomicIntegerArray flag = new AtomicIntegerArray(2);
  static volatile int turn;
  static final AtomicInteger inside = new AtomicInteger();

  static void enter(int me) {
    int other = 1 - me;
    turn = other;
    flag.set(me, 1);
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

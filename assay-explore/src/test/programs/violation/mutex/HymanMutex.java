// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Hyman's algorithm, published in 1966 and wrong: a thread that has seen the other's flag down may
 * take the turn after the other has entered on the strength of having it.
 */
public class HymanMutex {
  static final AtomicIntegerArray flag = new AtomicIntegerArray(2);
  static volatile int turn;
  static final AtomicInteger inside = new AtomicInteger();

  static void enter(int me) {
    int other = 1 - me;
    flag.set(me, 1);
    while (turn != me) {
      while (flag.get(other) == 1) {
        Thread.onSpinWait();
      }
      turn = me;
    }
    assert inside.incrementAndGet() == 1;
    inside.decrementAndGet();
    flag.set(me, 0);
  }

  public static void main(String[] args) {
    new Thread(() -> enter(1)).start();
    enter(0);
  }
}

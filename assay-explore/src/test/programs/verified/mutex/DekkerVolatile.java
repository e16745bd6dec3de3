// expect: verified

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Dekker's algorithm with volatile variables, the first solution to mutual exclusion. */
public class DekkerVolatile {
  static final AtomicIntegerArray wants = new AtomicIntegerArray(2);
  static volatile int turn;
  static int count;

  static void enter(int me) {
    int other = 1 - me;
    wants.set(me, 1);
    while (wants.get(other) == 1) {
      if (turn != me) {
        wants.set(me, 0);
        while (turn != me) {
          Thread.onSpinWait();
        }
        wants.set(me, 1);
      }
    }
    count++;
    turn = other;
    wants.set(me, 0);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> enter(0));
    t.start();
    enter(1);
    t.join();
    assert count == 2;
  }
}

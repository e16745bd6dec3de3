// expect: verified

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Lamport's bakery for two threads: draw a number larger than all others, then wait for the smaller
 * ones.
 */
public class Bakery {
  static final int N = 2;
  static final AtomicIntegerArray choosing = new AtomicIntegerArray(N);
  static final AtomicIntegerArray number = new AtomicIntegerArray(N);
  static int count;

  static void enter(int me) {
    choosing.set(me, 1);
    int max = 0;
    for (int i = 0; i < N; i++) {
      max = Math.max(max, number.get(i));
    }
    number.set(me, max + 1);
    choosing.set(me, 0);
    for (int i = 0; i < N; i++) {
      while (choosing.get(i) == 1) {
        Thread.onSpinWait();
      }
      while (precedes(i, me)) {
        Thread.onSpinWait();
      }
    }
    count++;
    number.set(me, 0);
  }

  static boolean precedes(int i, int me) {
    int his = number.get(i);
    int mine = number.get(me);
    return his != 0 && (his < mine || (his == mine && i < me));
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> enter(0));
    t.start();
    enter(1);
    t.join();
    assert count == 2;
  }
}

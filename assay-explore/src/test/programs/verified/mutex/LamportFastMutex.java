// expect: verified

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Lamport's fast mutual exclusion for two threads: few accesses without contention, right with it.
 */
public class LamportFastMutex {
  static final AtomicIntegerArray b = new AtomicIntegerArray(3);
  static volatile int x;
  static volatile int y;
  static int count;

  static void awaitFree() {
    while (y != 0) {
      Thread.onSpinWait();
    }
  }

  static void lock(int i) {
    while (true) {
      b.set(i, 1);
      x = i;
      if (y != 0) {
        b.set(i, 0);
        awaitFree();
        continue;
      }
      y = i;
      if (x == i) {
        return;
      }
      b.set(i, 0);
      for (int j = 1; j <= 2; j++) {
        while (b.get(j) == 1) {
          Thread.onSpinWait();
        }
      }
      if (y == i) {
        return;
      }
      awaitFree();
    }
  }

  static void enter(int i) {
    lock(i);
    count++;
    y = 0;
    b.set(i, 0);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> enter(1));
    t.start();
    enter(2);
    t.join();
    assert count == 2;
  }
}

// expect: violation deadlock

import java.util.concurrent.Semaphore;

/**
 * As with the seats that prevent deadlock, but with as many seats as philosophers: the semaphore no
 * longer excludes the circle.
 */
public class DiningSeatsTooMany {
  static final int N = 3;
  static final Semaphore seats = new Semaphore(N);

  static void dine(Object left, Object right) {
    seats.acquireUninterruptibly();
    synchronized (left) {
      synchronized (right) {
        // eats
      }
    }
    seats.release();
  }

  public static void main(String[] args) throws Exception {
    Object[] forks = new Object[N];
    for (int i = 0; i < N; i++) {
      forks[i] = new Object();
    }
    for (int i = 0; i < N; i++) {
      Object left = forks[i];
      Object right = forks[(i + 1) % N];
      new Thread(() -> dine(left, right)).start();
    }
  }
}

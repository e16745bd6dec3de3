// expect: verified

import java.util.concurrent.Semaphore;

/**
 * Dining philosophers, fourth variant: only two of three may sit down at a time. Two philosophers
 * cannot hold all three forks in a circle, so one of those who sit always gets both.
 */
public class DiningSeats {
  static final int N = 3;
  static final Semaphore seats = new Semaphore(N - 1);

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

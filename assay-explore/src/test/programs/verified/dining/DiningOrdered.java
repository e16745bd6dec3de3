// expect: verified

/**
 * Dining philosophers, second variant: the forks are numbered and everybody takes the one with the
 * smaller number first. Waiting always goes from smaller to larger numbers, so there is no circle.
 * Each fork counts its uses under its own monitor.
 */
public class DiningOrdered {
  static final int N = 3;

  static class Fork {
    int uses;
  }

  static void dine(Fork first, Fork second) {
    synchronized (first) {
      synchronized (second) {
        first.uses++;
        second.uses++;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Fork[] forks = new Fork[N];
    for (int i = 0; i < N; i++) {
      forks[i] = new Fork();
    }
    Thread[] philosophers = new Thread[N];
    for (int i = 0; i < N; i++) {
      int next = (i + 1) % N;
      Fork first = forks[Math.min(i, next)];
      Fork second = forks[Math.max(i, next)];
      philosophers[i] = new Thread(() -> dine(first, second));
      philosophers[i].start();
    }
    for (Thread p : philosophers) {
      p.join();
    }
    for (Fork f : forks) {
      assert f.uses == 2;
    }
  }
}

// expect: violation deadlock

/**
 * Dining philosophers, first variant: everybody takes the left fork first. If all three hold their
 * left fork, each waits for the next one forever.
 */
public class DiningCircular {
  static final int N = 3;

  static void dine(Object left, Object right) {
    synchronized (left) {
      synchronized (right) {
        // eats
      }
    }
  }

  public static void main(String[] args) {
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

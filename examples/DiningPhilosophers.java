/**
 * Philosophers round a table, a fork between each two of them. Everyone takes the fork with the
 * smaller number first, so no circle of waiting philosophers can arise and all of them finish.
 */
public class DiningPhilosophers {
  static final int PHILOSOPHERS = 3;
  static final int MEALS_EACH = 2;

  static class Fork {
    int timesUsed;
  }

  static class Philosopher extends Thread {
    private final Fork first;
    private final Fork second;
    int meals;

    Philosopher(Fork first, Fork second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public void run() {
      for (int i = 0; i < MEALS_EACH; i++) {
        synchronized (first) {
          synchronized (second) {
            first.timesUsed++;
            second.timesUsed++;
            meals++;
          }
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Fork[] forks = new Fork[PHILOSOPHERS];
    for (int i = 0; i < PHILOSOPHERS; i++) {
      forks[i] = new Fork();
    }
    Philosopher[] philosophers = new Philosopher[PHILOSOPHERS];
    for (int i = 0; i < PHILOSOPHERS; i++) {
      int left = i;
      int right = (i + 1) % PHILOSOPHERS;
      philosophers[i] = new Philosopher(forks[Math.min(left, right)], forks[Math.max(left, right)]);
    }
    for (Philosopher philosopher : philosophers) {
      philosopher.start();
    }
    int meals = 0;
    for (Philosopher philosopher : philosophers) {
      philosopher.join();
      meals += philosopher.meals;
    }
    int uses = 0;
    for (Fork fork : forks) {
      uses += fork.timesUsed;
    }
    assert uses == 2 * meals;
    System.out.println(PHILOSOPHERS + " philosophers, " + meals + " meals");
  }
}

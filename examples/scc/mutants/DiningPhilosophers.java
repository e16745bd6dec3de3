// expect: violation deadlock
// mutant: Everyone takes the left fork first, so all may hold one fork and wait for the other.

/**
 * Philosophers round a table. Left and right of each lies a fork that the neighbour uses, too; who
 * wants to eat needs both. Everyone takes the fork with the smaller number first, so that waiting
 * goes from smaller to larger numbers only and no circle can arise.
 */
public class DiningPhilosophers {
  private static final int NOBODY = -1;

  private static Philosopher[] table = {};

  /** A fork. Who is in its monitor has it in the hand. */
  static class Fork {
    private int holder = NOBODY;

    void take(int philosopher) {
      assert holder == NOBODY : "the fork is in somebody else's hand";
      holder = philosopher;
    }

    void putDown(int philosopher) {
      assert holder == philosopher : "somebody else took the fork";
      holder = NOBODY;
    }
  }

  /** Eats a number of times. */
  static class Philosopher implements Runnable {
    private final int id;
    private final int meals;
    private final Fork first;
    private final Fork second;
    private int begun;
    private int eaten;

    Philosopher(int id, int meals, Fork first, Fork second) {
      this.id = id;
      this.meals = meals;
      this.first = first;
      this.second = second;
    }

    boolean isEating() {
      return begun > eaten;
    }

    @Override
    public void run() {
      for (int i = 0; i < meals; i++) {
        synchronized (first) {
          first.take(id);
          synchronized (second) {
            second.take(id);
            begun++;
            eaten++;
            second.putDown(id);
            first.putDown(id);
          }
        }
      }
    }
  }

  static boolean neighboursNeverEatTogether() {
    for (int i = 0; i < table.length; i++) {
      if (table[i].isEating() && table[(i + 1) % table.length].isEating()) {
        return false;
      }
    }
    return true;
  }

  static boolean atMostHalfOfThemEat() {
    int eating = 0;
    for (Philosopher philosopher : table) {
      eating += philosopher.isEating() ? 1 : 0;
    }
    return eating <= table.length / 2;
  }

  static boolean nobodyEatsMoreThanTheirShare() {
    for (Philosopher philosopher : table) {
      if (philosopher.begun > philosopher.meals || philosopher.eaten > philosopher.begun) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    int meals = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    Fork[] forks = new Fork[count];
    for (int i = 0; i < count; i++) {
      forks[i] = new Fork();
    }
    Philosopher[] philosophers = new Philosopher[count];
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; i++) {
      Fork first = forks[i];
      Fork second = forks[(i + 1) % count];
      philosophers[i] = new Philosopher(i, meals, first, second);
      threads[i] = new Thread(philosophers[i], "philosopher " + i);
    }
    table = philosophers;
    for (Thread thread : threads) {
      thread.start();
    }
  }
}

package dev.assay.bench.programs.check;

/** Philosophers who take the fork at their left first, or the lower one if they are careful. */
public final class DiningPhilosophers {
  private DiningPhilosophers() {}

  /** Arguments: how many philosophers, meals of each, {@code ordered} or {@code left}. */
  public static void main(String[] args) throws InterruptedException {
    int count = Integer.parseInt(args[0]);
    int meals = Integer.parseInt(args[1]);
    boolean ordered = args[2].equals("ordered");
    Object[] forks = new Object[count];
    for (int i = 0; i < count; i++) {
      forks[i] = new Object();
    }
    Thread[] all = new Thread[count];
    for (int i = 0; i < count; i++) {
      Object left = forks[i];
      Object right = forks[(i + 1) % count];
      boolean last = i == count - 1;
      all[i] =
          new Philosopher(ordered && last ? right : left, ordered && last ? left : right, meals);
    }
    for (Thread t : all) {
      t.start();
    }
    for (Thread t : all) {
      t.join();
    }
  }

  private static final class Philosopher extends Thread {
    private final Object first;
    private final Object second;
    private final int meals;
    private int eaten;

    Philosopher(Object first, Object second, int meals) {
      this.first = first;
      this.second = second;
      this.meals = meals;
    }

    @Override
    public void run() {
      while (eaten < meals) {
        synchronized (first) {
          synchronized (second) {
            eaten++;
          }
        }
      }
    }
  }
}

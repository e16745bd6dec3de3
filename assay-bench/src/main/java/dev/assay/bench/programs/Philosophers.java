package dev.assay.bench.programs;

/** Philosophers who never stop, and take their forks in an order that cannot lead to a deadlock. */
public final class Philosophers extends Thread {
  private static final int MEALS = 4;

  private final Object first;
  private final Object second;
  private int meals;

  private Philosophers(Object first, Object second) {
    this.first = first;
    this.second = second;
  }

  /** Starts them, and waits for ever. */
  public static void run(int count) throws InterruptedException {
    Object[] forks = new Object[count];
    for (int i = 0; i < count; i++) {
      forks[i] = new Object();
    }
    Thread[] all = new Thread[count];
    for (int i = 0; i < count; i++) {
      int next = (i + 1) % count;
      all[i] = new Philosophers(forks[Math.min(i, next)], forks[Math.max(i, next)]);
      all[i].start();
    }
    all[0].join();
  }

  @Override
  public void run() {
    while (true) {
      think();
      synchronized (first) {
        think();
        synchronized (second) {
          eat();
        }
      }
    }
  }

  private void think() {}

  private void eat() {
    meals = (meals + 1) % MEALS;
  }
}

package dev.assay.bench.programs.check;

/** Barbers who sleep while nobody waits, and customers who come again if no chair is free. */
public final class SleepingBarber {
  private final int chairs;
  private int waiting;
  private int served;
  private boolean closed;

  private SleepingBarber(int chairs) {
    this.chairs = chairs;
  }

  /** Arguments: barbers, customers, chairs, and how often each customer comes. */
  public static void main(String[] args) throws InterruptedException {
    int barbers = Integer.parseInt(args[0]);
    int customers = Integer.parseInt(args[1]);
    int visits = Integer.parseInt(args[3]);
    SleepingBarber shop = new SleepingBarber(Integer.parseInt(args[2]));
    Thread[] atWork = new Thread[barbers];
    for (int i = 0; i < barbers; i++) {
      atWork[i] = new Thread(shop::serve);
      atWork[i].start();
    }
    Thread[] guests = new Thread[customers];
    for (int i = 0; i < customers; i++) {
      guests[i] = new Thread(() -> shop.visit(visits));
      guests[i].start();
    }
    for (Thread t : guests) {
      t.join();
    }
    shop.close();
    for (Thread t : atWork) {
      t.join();
    }
    assert shop.waiting == 0;
  }

  private void visit(int times) {
    for (int i = 0; i < times; i++) {
      if (sitDown()) {
        await();
      }
    }
  }

  private synchronized boolean sitDown() {
    if (waiting == chairs) {
      return false;
    }
    waiting++;
    notifyAll();
    return true;
  }

  private synchronized void await() {
    while (served == 0) {
      pause();
    }
    served--;
  }

  private void serve() {
    while (next()) {
      finish();
    }
  }

  private synchronized boolean next() {
    while (waiting == 0 && !closed) {
      pause();
    }
    if (waiting == 0) {
      return false;
    }
    waiting--;
    return true;
  }

  private synchronized void finish() {
    served++;
    notifyAll();
  }

  private synchronized void close() {
    closed = true;
    notifyAll();
  }

  private void pause() {
    try {
      wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

package dev.assay.bench.programs.check;

/** Producers and consumers around a buffer with little room. */
public final class BoundedBuffer {
  private final int[] items;
  private int first;
  private int count;

  private BoundedBuffer(int capacity) {
    this.items = new int[capacity];
  }

  /** Arguments: how many producers and as many consumers, capacity, items of each. */
  public static void main(String[] args) throws InterruptedException {
    int pairs = Integer.parseInt(args[0]);
    int each = Integer.parseInt(args[2]);
    BoundedBuffer buffer = new BoundedBuffer(Integer.parseInt(args[1]));
    Thread[] all = new Thread[2 * pairs];
    for (int i = 0; i < all.length; i++) {
      boolean produces = i % 2 == 0;
      all[i] = new Thread(() -> buffer.work(produces, each));
    }
    for (Thread t : all) {
      t.start();
    }
    for (Thread t : all) {
      t.join();
    }
    assert buffer.count == 0;
  }

  private void work(boolean produces, int times) {
    for (int i = 0; i < times; i++) {
      if (produces) {
        put(i);
      } else {
        take();
      }
    }
  }

  private synchronized void put(int value) {
    while (count == items.length) {
      await();
    }
    items[(first + count) % items.length] = value;
    count++;
    notifyAll();
  }

  private synchronized int take() {
    while (count == 0) {
      await();
    }
    int value = items[first];
    first = (first + 1) % items.length;
    count--;
    notifyAll();
    return value;
  }

  private void await() {
    try {
      wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

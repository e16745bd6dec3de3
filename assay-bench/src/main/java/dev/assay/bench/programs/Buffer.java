package dev.assay.bench.programs;

/** Producers and consumers of small numbers around a bounded buffer, without end. */
public final class Buffer {
  private static final int CAPACITY = 3;
  private static final int VALUES = 3;

  private final int[] items = new int[CAPACITY];
  private int first;
  private int count;

  private Buffer() {}

  /** Starts as many producers as consumers, and waits for ever. */
  public static void run(int threads) throws InterruptedException {
    Buffer buffer = new Buffer();
    Thread last = null;
    for (int i = 0; i < threads; i++) {
      last = new Thread(i % 2 == 0 ? buffer::produce : buffer::consume);
      last.start();
    }
    if (last != null) {
      last.join();
    }
  }

  private void produce() {
    int next = 0;
    while (true) {
      put(next);
      next = (next + 1) % VALUES;
    }
  }

  private void consume() {
    int sum = 0;
    while (true) {
      sum = (sum + take()) % VALUES;
    }
  }

  private synchronized void put(int value) {
    while (count == CAPACITY) {
      await();
    }
    items[(first + count) % CAPACITY] = value;
    count++;
    notifyAll();
  }

  private synchronized int take() {
    while (count == 0) {
      await();
    }
    int value = items[first];
    first = (first + 1) % CAPACITY;
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

// expect: verified
// arguments: places, producers, consumers, items of each producer (1 unless given)
// small: 1 2 2 (216 states)
// paper: 5 4 4 (376,516 states)
// large: 5 4 5 (753,031 states)
// invariant theCountIsNotNegative: nothing is taken from an empty buffer
// invariant noMoreIsInTheBufferThanItHolds: nothing is put into a full buffer
// invariant noMoreIsInTheBufferThanThereIs: no item is put in twice

/**
 * A bounded buffer made of two semaphores, which count the free and the filled places, and a
 * monitor for the places themselves. A semaphore may make a thread wait, so it has to be acquired
 * before the buffer's monitor is entered: who waited for a place inside the monitor would keep out
 * the very thread that could free one.
 */
public class NestedMonitor {
  private static Buffer buffer = new Buffer(0, 0);

  /** A semaphore; itself a monitor. */
  static class Semaphore {
    private int permits;

    Semaphore(int permits) {
      this.permits = permits;
    }

    synchronized void acquire() throws InterruptedException {
      while (permits == 0) {
        wait();
      }
      permits--;
    }

    synchronized void release() {
      permits++;
      notify();
    }
  }

  /** A stack of places. */
  static class Buffer {
    private final int[] places;
    private final int all;
    private final Semaphore free;
    private final Semaphore filled = new Semaphore(0);
    private int count;

    Buffer(int size, int all) {
      this.all = all;
      places = new int[size];
      free = new Semaphore(size);
    }

    void put(int item) throws InterruptedException {
      free.acquire();
      synchronized (this) {
        assert count < places.length : "there is no free place";
        places[count++] = item;
      }
      filled.release();
    }

    int take() throws InterruptedException {
      filled.acquire();
      int item;
      synchronized (this) {
        assert count > 0 : "no place is filled";
        item = places[--count];
        places[count] = 0;
      }
      free.release();
      return item;
    }
  }

  static boolean theCountIsNotNegative() {
    return buffer.count >= 0;
  }

  static boolean noMoreIsInTheBufferThanItHolds() {
    return buffer.count <= buffer.places.length;
  }

  static boolean noMoreIsInTheBufferThanThereIs() {
    return buffer.count <= buffer.all;
  }

  private static void produce(Buffer buffer, int items) {
    try {
      for (int i = 0; i < items; i++) {
        buffer.put(1);
      }
    } catch (InterruptedException e) {
      throw new AssertionError("nobody interrupts a producer", e);
    }
  }

  private static void consume(Buffer buffer, int items) {
    try {
      for (int i = 0; i < items; i++) {
        int item = buffer.take();
        assert item == 1 : "nobody has produced this";
      }
    } catch (InterruptedException e) {
      throw new AssertionError("nobody interrupts a consumer", e);
    }
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 1;
    int producers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int consumers = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    int items = args.length > 3 ? Integer.parseInt(args[3]) : 1;
    int all = producers * items;
    Buffer shared = new Buffer(size, all);
    buffer = shared;
    for (int i = 0; i < producers; i++) {
      new Thread(() -> produce(shared, items), "producer " + i).start();
    }
    for (int i = 0; i < consumers; i++) {
      int share = all / consumers + (i < all % consumers ? 1 : 0);
      new Thread(() -> consume(shared, share), "consumer " + i).start();
    }
  }
}

// expect: verified
// arguments: places, producers, consumers, items of each producer (1 unless given)
// small: 1 2 2 (295 states)
// paper: 5 4 4 (95,082 states)
// large: 5 5 5 (1,552,478 states)
// invariant noMoreIsTakenThanWasPut: nothing is taken that was not put in
// invariant noMoreIsInTheBufferThanItHolds: what is put and not yet taken has a place
// invariant noMoreIsPutThanThereIs: no item is put in twice
// invariant exactlyTheItemsBetweenLieInThePlaces: they hold what was put and not taken

/**
 * Producers and consumers share a buffer with a fixed number of places. Who finds it full, or
 * empty, waits in the buffer's monitor until somebody else has changed that. Items are numbered in
 * the order in which they are put in.
 */
public class BoundedBuffer {
  private static Buffer buffer = new Buffer(1);
  private static int all;

  /** A ring of places; what is in it are the items after {@code taken} up to {@code put}. */
  static class Buffer {
    private static final int EMPTY = 0;

    private final int[] places;
    private int put;
    private int taken;

    Buffer(int size) {
      places = new int[size];
    }

    synchronized void put() throws InterruptedException {
      while (put - taken == places.length) {
        wait();
      }
      int place = put % places.length;
      assert places[place] == EMPTY : "an item would be overwritten";
      places[place] = put + 1;
      put++;
      notifyAll();
    }

    synchronized void take() throws InterruptedException {
      while (put == taken) {
        wait();
      }
      int place = taken % places.length;
      assert places[place] != EMPTY : "there is nothing to take";
      assert places[place] == taken + 1 : "an item was overtaken";
      places[place] = EMPTY;
      taken++;
      notifyAll();
    }
  }

  /** What is done to the buffer. */
  interface Action {
    void run() throws InterruptedException;
  }

  static boolean noMoreIsTakenThanWasPut() {
    return buffer.taken <= buffer.put;
  }

  static boolean noMoreIsInTheBufferThanItHolds() {
    return buffer.put - buffer.taken <= buffer.places.length;
  }

  static boolean noMoreIsPutThanThereIs() {
    return buffer.put <= all;
  }

  static boolean exactlyTheItemsBetweenLieInThePlaces() {
    synchronized (buffer) {
      for (int i = 0; i < buffer.places.length; i++) {
        int number = buffer.taken + i;
        int expected = number < buffer.put ? number + 1 : Buffer.EMPTY;
        if (buffer.places[number % buffer.places.length] != expected) {
          return false;
        }
      }
      return true;
    }
  }

  private static void start(String name, Action action, int times) {
    Runnable task =
        () -> {
          try {
            for (int i = 0; i < times; i++) {
              action.run();
            }
          } catch (InterruptedException e) {
            throw new AssertionError("nobody is interrupted", e);
          }
        };
    new Thread(task, name).start();
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 1;
    int producers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int consumers = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    int items = args.length > 3 ? Integer.parseInt(args[3]) : 1;
    Buffer shared = new Buffer(size);
    buffer = shared;
    int total = producers * items;
    all = total;
    for (int i = 0; i < producers; i++) {
      start("producer " + i, shared::put, items);
    }
    for (int i = 0; i < consumers; i++) {
      start("consumer " + i, shared::take, total / consumers + (i < total % consumers ? 1 : 0));
    }
  }
}

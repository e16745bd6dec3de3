package dev.assay.certify.format;

import java.util.Arrays;

/**
 * Who could move the last time that something was so, in each of many contexts, and how often in a
 * row that has been right: a bit for each thread, and the instruction of the one thread whose
 * instruction is not known from the states before.
 */
final class EnabledPredictor {
  private static final int MOST = 15;
  private static final int COUNT_BITS = 4;

  private final long[] threads;
  private final int[] places;
  private final int shift;
  private int at;

  /** For {@code 1 << bits} contexts. */
  EnabledPredictor(int bits) {
    threads = new long[1 << bits];
    places = new int[1 << bits];
    shift = 64 - bits;
    Arrays.fill(threads, -1);
  }

  /** Asks in a context, given by any number; two may share one. */
  void ask(long context) {
    at = (int) (((context ^ context >>> 29) * 0x9e3779b97f4a7c15L) >>> shift);
  }

  /** A bit for each thread. */
  long threads() {
    return threads[at];
  }

  /** The instruction; -1 if none has to be told. */
  int place() {
    return (places[at] >>> COUNT_BITS) - 1;
  }

  /** How often this has been right in a row. */
  int count() {
    return places[at] & MOST;
  }

  /** Tells that the answer was right. */
  void confirm() {
    if (count() < MOST) {
      places[at]++;
    }
  }

  /** Tells who can move; another answer takes its place when it has been wrong too often. */
  void update(long movers, int place) {
    int count = count();
    if (threads() == movers && place() == place) {
      count = Math.min(MOST, count + 1);
    } else if (count > 1) {
      count >>= 1;
    } else {
      threads[at] = movers;
      places[at] = place + 1 << COUNT_BITS;
      count = 0;
    }
    places[at] = places[at] & ~MOST | count;
  }
}

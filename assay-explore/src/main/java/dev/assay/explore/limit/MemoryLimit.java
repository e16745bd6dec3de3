package dev.assay.explore.limit;

/** Says when more than so much of the heap is in use, garbage not counted. */
final class MemoryLimit {
  /** Of the time, at most about one part in so many is spent on collecting garbage to find out. */
  private static final int PARTS = 10;

  private final long limit;
  private long nextCollection = System.nanoTime();

  /**
   * @param limit in bytes
   */
  MemoryLimit(long limit) {
    this.limit = limit;
  }

  boolean isReached() {
    return used() >= limit && isReachedByMoreThanGarbage();
  }

  /** One thread at a time: the others need not collect once more. */
  private synchronized boolean isReachedByMoreThanGarbage() {
    long now = System.nanoTime();
    if (now - nextCollection < 0) {
      return false;
    }
    System.gc();
    long end = System.nanoTime();
    nextCollection = end + PARTS * (end - now);
    return used() >= limit;
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  long bytes() {
    return limit;
  }

  long megabytes() {
    return limit >> 20;
  }
}

package dev.assay.explore.visited;

import dev.assay.explore.model.LongSet;

/** Remembers a shortened hash value of each state; two states with the same one count as one. */
final class HashCompaction extends Visited {
  static final int STANDARD_BITS = 40;

  private final LongSet values = new LongSet();
  private final int bits;

  /**
   * @param bits of a hash value
   */
  HashCompaction(int bits) {
    this.bits = bits;
  }

  @Override
  public synchronized boolean add(int state) {
    return values.add(value(state));
  }

  @Override
  public synchronized boolean contains(int state) {
    return values.contains(value(state));
  }

  /** One more than the hash value, as a set of numbers cannot contain zero. */
  private long value(int state) {
    return (mix(state) >>> (64 - bits)) + 1;
  }

  /** Spreads a number evenly over 64 bits. */
  static long mix(long number) {
    long h = number + 0x9E3779B97F4A7C15L;
    h = (h ^ (h >>> 30)) * 0xBF58476D1CE4E5B9L;
    h = (h ^ (h >>> 27)) * 0x94D049BB133111EBL;
    return h ^ (h >>> 31);
  }

  @Override
  public boolean isExact() {
    return false;
  }

  @Override
  public synchronized long count() {
    return values.size();
  }
}

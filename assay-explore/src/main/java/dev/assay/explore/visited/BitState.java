package dev.assay.explore.visited;

/**
 * Bit-state hashing: three bits per state in an array of fixed size. A state whose bits are all set
 * by others counts as visited.
 */
final class BitState extends Visited {
  /** In bits: 64 MiB. */
  static final long STANDARD_SIZE = 1L << 29;

  private static final int HASHES = 3;

  private final long[] bits;
  private long count;

  /**
   * @param size in bits, a power of two, at least 64
   */
  BitState(long size) {
    bits = new long[(int) (size >> 6)];
  }

  @Override
  public synchronized boolean add(int state) {
    if (contains(state)) {
      return false;
    }
    for (int i = 0; i < HASHES; i++) {
      long at = position(state, i);
      bits[(int) (at >> 6)] |= 1L << at;
    }
    count++;
    return true;
  }

  @Override
  public synchronized boolean contains(int state) {
    for (int i = 0; i < HASHES; i++) {
      long at = position(state, i);
      if ((bits[(int) (at >> 6)] & 1L << at) == 0) {
        return false;
      }
    }
    return true;
  }

  private long position(int state, int index) {
    return HashCompaction.mix(state + ((long) (index + 1) << 32)) & (((long) bits.length << 6) - 1);
  }

  @Override
  public boolean isExact() {
    return false;
  }

  @Override
  public synchronized long count() {
    return count;
  }
}

package dev.assay.explore.external;

import java.util.Arrays;

/** A growing array of keys. */
public final class KeyList {
  private long[] keys = new long[64];
  private int size;

  public void add(long key) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    keys[size++] = key;
  }

  public int size() {
    return size;
  }

  public long get(int index) {
    return keys[index];
  }

  /** Leaves the first ones. */
  public void truncate(int length) {
    size = length;
  }

  /** The keys, with room behind them; valid until one is added. */
  public long[] array() {
    return keys;
  }

  /** Sorts them, leaving each once. */
  public void sort() {
    size = RadixSort.sortUnique(keys, size, new long[size]);
  }

  /**
   * The same.
   *
   * @param spare is made use of; it may be too short
   */
  void sort(KeyList spare) {
    if (spare.keys.length < size) {
      spare.keys = new long[keys.length];
    }
    spare.size = 0;
    size = RadixSort.sortUnique(keys, size, spare.keys);
  }
}

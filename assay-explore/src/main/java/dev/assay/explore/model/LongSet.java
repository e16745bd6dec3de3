package dev.assay.explore.model;

import java.util.Arrays;
import java.util.stream.LongStream;

/** A set of numbers other than zero, in an open-addressing table. */
public final class LongSet {
  private long[] table = new long[64];
  private int size;

  public boolean contains(long key) {
    for (int i = index(key, table); ; i = (i + 1) & (table.length - 1)) {
      if (table[i] == key) {
        return true;
      }
      if (table[i] == 0) {
        return false;
      }
    }
  }

  /** True if it was not in the set. */
  public boolean add(long key) {
    if (2 * size >= table.length) {
      long[] old = table;
      table = new long[old.length * 2];
      for (long k : old) {
        if (k != 0) {
          insert(k);
        }
      }
    }
    if (contains(key)) {
      return false;
    }
    insert(key);
    size++;
    return true;
  }

  private void insert(long key) {
    int i = index(key, table);
    while (table[i] != 0) {
      i = (i + 1) & (table.length - 1);
    }
    table[i] = key;
  }

  public LongSet copy() {
    LongSet copy = new LongSet();
    copy.set(this);
    return copy;
  }

  /** Becomes the same as another. */
  public void set(LongSet other) {
    table = other.table.clone();
    size = other.size;
  }

  /** Whether both have the same numbers in them. */
  public boolean isLike(LongSet other) {
    return size == other.size && stream().allMatch(other::contains);
  }

  public int size() {
    return size;
  }

  /** All numbers in the set. */
  public LongStream stream() {
    return Arrays.stream(table).filter(key -> key != 0);
  }

  public void clear() {
    if (size > 0) {
      Arrays.fill(table, 0);
      size = 0;
    }
  }

  private static int index(long key, long[] table) {
    long h = key * 0x9E3779B97F4A7C15L;
    return (int) (h >>> 32) & (table.length - 1);
  }
}

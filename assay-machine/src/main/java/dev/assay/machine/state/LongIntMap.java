package dev.assay.machine.state;

/** A growing hash table from numbers to numbers from 1 on, for one thread. */
public final class LongIntMap {
  private long[] keys = new long[16];

  /** 0 where there is no entry. */
  private int[] values = new int[16];

  private int size;

  /** The value for a key, 0 if there is none. */
  public int get(long key) {
    return values[slot(key)];
  }

  public void put(long key, int value) {
    int slot = slot(key);
    if (values[slot] == 0) {
      if (++size > keys.length / 4 * 3) {
        grow();
        slot = slot(key);
      }
      keys[slot] = key;
    }
    values[slot] = value;
  }

  /** The memory that the table takes. */
  long bytes() {
    return 12L * keys.length;
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    long h = key * 0x9e3779b97f4a7c15L;
    int slot = (int) (h ^ h >>> 32) & mask;
    while (values[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[2 * oldKeys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != 0) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }
}

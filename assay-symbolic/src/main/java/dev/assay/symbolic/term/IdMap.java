package dev.assay.symbolic.term;

import java.util.Arrays;

/** A map from terms' numbers to ints that are not negative: open addressing, no boxes. */
public final class IdMap {
  private int[] keys = new int[32];
  private int[] values = new int[32];
  private int size;

  public IdMap() {
    Arrays.fill(keys, -1);
  }

  /** The term's value, or -1. */
  public int get(Term term) {
    return values[slot(keys, term.id())] - 1;
  }

  public void put(Term term, int value) {
    int slot = slot(keys, term.id());
    if (keys[slot] < 0) {
      if (++size * 2 > keys.length) {
        grow();
        slot = slot(keys, term.id());
      }
      keys[slot] = term.id();
    }
    values[slot] = value + 1;
  }

  public int size() {
    return size;
  }

  private void grow() {
    int[] newKeys = new int[keys.length * 2];
    int[] newValues = new int[newKeys.length];
    Arrays.fill(newKeys, -1);
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] >= 0) {
        int slot = slot(newKeys, keys[i]);
        newKeys[slot] = keys[i];
        newValues[slot] = values[i];
      }
    }
    keys = newKeys;
    values = newValues;
  }

  private static int slot(int[] keys, int id) {
    int mask = keys.length - 1;
    // Neighbours stay neighbours, since terms that are made together are used together; but blocks
    // of them are scattered, so that no long rows build up.
    int slot = ((id >>> 4) * 0x9E3779B9 >>> 7) << 4 & mask | id & 15;
    while (keys[slot] >= 0 && keys[slot] != id) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
}

package dev.assay.explore.model;

import java.util.Arrays;

/**
 * What a step has to do with other threads: the locations it has read and written, the monitors it
 * has used. Two steps of different threads whose footprints have nothing in common can be made in
 * either order, and lead to the same state.
 */
public final class AccessSet {
  /** Instead of a slot: the monitor of the object. */
  public static final int MONITOR = (1 << 30) - 1;

  /** Instead of a slot: whether the thread may go on from {@code park}. */
  public static final int PERMIT = MONITOR - 1;

  private static final int MOST = 64;

  /** Object, slot, and in the lowest bit whether it was written. */
  private long[] entries;

  private int count;

  /** Whether the step has to do with everything. */
  private boolean boundless;

  public AccessSet() {
    entries = new long[16];
  }

  private AccessSet(AccessSet other) {
    entries = Arrays.copyOf(other.entries, other.count);
    count = other.count;
    boundless = other.boundless;
  }

  public AccessSet copy() {
    return new AccessSet(this);
  }

  public void clear() {
    count = 0;
    boundless = false;
  }

  /** The step does something that may concern every thread. */
  public void addEverything() {
    boundless = true;
  }

  public boolean isBoundless() {
    return boundless;
  }

  public void add(int object, int slot, boolean write) {
    if (boundless) {
      return;
    }
    long entry = ((long) object << 32) | ((long) slot << 1) | (write ? 1 : 0);
    if (count > 0 && (entries[count - 1] | 1) == (entry | 1)) {
      entries[count - 1] |= entry;
      return;
    }
    if (count == MOST) {
      boundless = true;
      return;
    }
    if (count == entries.length) {
      entries = Arrays.copyOf(entries, count * 2 + 1);
    }
    entries[count++] = entry;
  }

  public void addAll(AccessSet other) {
    for (int i = 0; i < other.count; i++) {
      long entry = other.entries[i];
      add((int) (entry >> 32), (int) entry >>> 1, (entry & 1) != 0);
    }
    boundless |= other.boundless;
  }

  /** Becomes the same as another. */
  public void set(AccessSet other) {
    clear();
    addAll(other);
  }

  boolean isLike(AccessSet other) {
    return boundless
        ? other.boundless
        : !other.boundless && Arrays.equals(entries, 0, count, other.entries, 0, other.count);
  }

  /** Whether two steps have nothing in common that one of them writes. */
  public static boolean areIndependent(AccessSet a, AccessSet b) {
    if (a.boundless || b.boundless) {
      return false;
    }
    for (int i = 0; i < a.count; i++) {
      for (int j = 0; j < b.count; j++) {
        if ((a.entries[i] | 1) == (b.entries[j] | 1) && ((a.entries[i] | b.entries[j]) & 1) != 0) {
          return false;
        }
      }
    }
    return true;
  }
}

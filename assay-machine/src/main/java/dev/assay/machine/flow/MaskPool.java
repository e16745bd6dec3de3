package dev.assay.machine.flow;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bit sets of one method, each kept once: neighbouring instructions mostly have equal ones. */
final class MaskPool {
  private final int words;
  private long[] @Nullable [] table = new long[16][];
  private int size;

  /** The set interned last, which is often asked for again. */
  private long[] last;

  MaskPool(int bits) {
    words = (bits + 63) >> 6;
    last = scratch();
  }

  long[] scratch() {
    return new long[words];
  }

  void clear(long[] scratch) {
    for (int i = 0; i < words; i++) {
      scratch[i] = 0;
    }
  }

  /** The one array with this content; the argument is copied if there is none yet. */
  long[] intern(long[] scratch) {
    if (Arrays.equals(scratch, last)) {
      if (size == 0) {
        insert(last);
      }
      return last;
    }
    int at = slot(scratch);
    long[] found = table[at];
    if (found == null) {
      found = scratch.clone();
      insert(found);
    }
    last = found;
    return found;
  }

  private void insert(long[] mask) {
    if (2 * (size + 1) > table.length) {
      long[] @Nullable [] old = table;
      table = new long[2 * old.length][];
      for (long[] moved : old) {
        if (moved != null) {
          table[slot(moved)] = moved;
        }
      }
    }
    table[slot(mask)] = mask;
    size++;
  }

  /** Where this content is or belongs. */
  private int slot(long[] mask) {
    long hash = 0;
    for (long word : mask) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
    }
    int index = (int) (hash >>> 32) & table.length - 1;
    for (long[] found = table[index];
        found != null && !Arrays.equals(found, mask);
        found = table[index]) {
      index = index + 1 & table.length - 1;
    }
    return index;
  }
}

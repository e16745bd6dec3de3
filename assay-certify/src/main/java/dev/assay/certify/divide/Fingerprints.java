package dev.assay.certify.divide;

import java.util.Arrays;

/** A list of hashes of 128 bits. */
final class Fingerprints {
  private long[] words = new long[64];
  private int count;

  int count() {
    return count;
  }

  void clear() {
    count = 0;
  }

  void add(long high, long low) {
    if (2 * count == words.length) {
      words = Arrays.copyOf(words, 4 * count);
    }
    words[2 * count] = high;
    words[2 * count++ + 1] = low;
  }

  long high(int i) {
    return words[2 * i];
  }

  long low(int i) {
    return words[2 * i + 1];
  }

  boolean isSame(int i, Fingerprints other, int j) {
    return high(i) == other.high(j) && low(i) == other.low(j);
  }

  /** Finds elements of lists by their content. */
  static final class Table {
    private final long[] words;
    private final boolean[] used;
    private final int mask;

    /** For up to a number of elements. */
    Table(int most) {
      int size = Integer.highestOneBit(Math.max(16, most)) * 4;
      words = new long[2 * size];
      used = new boolean[size];
      mask = size - 1;
    }

    /** False if it was there already. */
    boolean add(Fingerprints list, int i) {
      int at = find(list, i);
      if (used[at]) {
        return false;
      }
      used[at] = true;
      words[2 * at] = list.high(i);
      words[2 * at + 1] = list.low(i);
      return true;
    }

    boolean contains(Fingerprints list, int i) {
      return used[find(list, i)];
    }

    private int find(Fingerprints list, int i) {
      int at = (int) list.high(i) & mask;
      while (used[at] && (words[2 * at] != list.high(i) || words[2 * at + 1] != list.low(i))) {
        at = (at + 1) & mask;
      }
      return at;
    }
  }
}

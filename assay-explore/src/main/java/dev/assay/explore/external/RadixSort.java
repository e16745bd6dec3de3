package dev.assay.explore.external;

import java.util.Arrays;

/** Sorts numbers that are not negative by their digits, which is quicker than comparing them. */
final class RadixSort {
  private static final int DIGIT = 11;
  private static final int VALUES = 1 << DIGIT;
  private static final int FEW = 256;

  private RadixSort() {}

  /**
   * Sorts the first elements of an array and leaves each number once.
   *
   * @param spare is as long, and is written to
   * @return how many there are
   */
  static int sortUnique(long[] keys, int n, long[] spare) {
    if (n <= FEW) {
      Arrays.sort(keys, 0, n);
    } else {
      sort(keys, n, spare);
    }
    int kept = 0;
    for (int i = 0; i < n; i++) {
      if (kept == 0 || keys[kept - 1] != keys[i]) {
        keys[kept++] = keys[i];
      }
    }
    return kept;
  }

  private static void sort(long[] keys, int n, long[] spare) {
    long differing = 0;
    for (int i = 1; i < n; i++) {
      differing |= keys[i] ^ keys[0];
    }
    long[] from = keys;
    long[] to = spare;
    int[] begin = new int[VALUES + 1];
    for (int shift = 0; shift < Long.SIZE; shift += DIGIT) {
      if ((differing >>> shift & (VALUES - 1)) == 0) {
        continue; // all are alike there
      }
      Arrays.fill(begin, 0);
      for (int i = 0; i < n; i++) {
        begin[(int) (from[i] >>> shift & (VALUES - 1)) + 1]++;
      }
      for (int i = 0; i < VALUES; i++) {
        begin[i + 1] += begin[i];
      }
      for (int i = 0; i < n; i++) {
        to[begin[(int) (from[i] >>> shift & (VALUES - 1))]++] = from[i];
      }
      long[] swap = from;
      from = to;
      to = swap;
    }
    if (from != keys) {
      System.arraycopy(from, 0, keys, 0, n);
    }
  }
}

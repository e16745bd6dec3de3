package dev.assay.explore;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Which states a search has been to: one bit per state number, or, with less room, something that
 * takes a few new states for old ones.
 */
class Visited {
  private long[] bits = new long[1024];
  private long count;

  static Visited of(Tactics.Store store) {
    return switch (store) {
      case EXACT -> new Visited();
      case BITSTATE -> new BitState(BitState.STANDARD_SIZE);
      case HASH -> new HashCompaction(HashCompaction.STANDARD_BITS);
    };
  }

  /** True if the state was not there before. */
  boolean add(int state) {
    int word = state >> 6;
    if (word >= bits.length) {
      bits = Arrays.copyOf(bits, Math.max(word + 1, bits.length + (bits.length >> 1)));
    }
    long bit = 1L << state;
    if ((bits[word] & bit) != 0) {
      return false;
    }
    bits[word] |= bit;
    count++;
    return true;
  }

  boolean contains(int state) {
    int word = state >> 6;
    return word < bits.length && (bits[word] & (1L << state)) != 0;
  }

  void forEach(IntConsumer consumer) {
    for (int word = 0; word < bits.length; word++) {
      for (long left = bits[word]; left != 0; left &= left - 1) {
        consumer.accept((word << 6) + Long.numberOfTrailingZeros(left));
      }
    }
  }

  long count() {
    return count;
  }

  void clear() {
    Arrays.fill(bits, 0);
    count = 0;
  }
}

package dev.assay.explore.visited;

import dev.assay.explore.config.SearchParameters;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;

/**
 * Which states a search has been to: one bit per state number, or, with less room, something that
 * takes a few new states for old ones. May be used by several threads: of all that add a state one
 * is told that it was not there before.
 */
public class Visited {
  /** Words in a chunk: bits for 65,536 states. */
  private static final int CHUNK = 1 << 10;

  private static final int STATE_BITS = 16;
  private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

  /** Chunks never move; the directory is replaced by a longer copy when it is full. */
  private volatile long[][] chunks = new long[16][];

  private final AtomicLong count = new AtomicLong();

  public static Visited of(SearchParameters.Store store) {
    return switch (store) {
      case EXACT, DISK -> new Visited();
      case BITSTATE -> new BitState(BitState.STANDARD_SIZE);
      case HASH -> new HashCompaction(HashCompaction.STANDARD_BITS);
    };
  }

  /** True if the state was not there before. */
  public boolean add(int state) {
    int index = state >>> STATE_BITS;
    long[][] all = chunks;
    long[] chunk = index < all.length ? all[index] : null;
    if (chunk == null) {
      chunk = newChunk(index);
    }
    int at = word(state);
    long bit = 1L << state;
    // Bits are never taken back: one that is seen is there, one that is not is asked for again.
    if ((chunk[at] & bit) != 0 || ((long) WORD.getAndBitwiseOr(chunk, at, bit) & bit) != 0) {
      return false;
    }
    count.incrementAndGet();
    return true;
  }

  private synchronized long[] newChunk(int index) {
    long[][] all = chunks;
    if (index >= all.length) {
      all = Arrays.copyOf(all, Math.max(index + 1, all.length + (all.length >> 1)));
    }
    if (all[index] == null) {
      all[index] = new long[CHUNK];
    }
    chunks = all;
    return all[index];
  }

  private static int word(int state) {
    return (state >>> 6) & (CHUNK - 1);
  }

  public boolean contains(int state) {
    int index = state >>> STATE_BITS;
    long[][] all = chunks;
    return index < all.length
        && all[index] != null
        && ((long) WORD.getAcquire(all[index], word(state)) & (1L << state)) != 0;
  }

  /** Shows all states, in the order of their numbers; nobody may be adding any. */
  public void forEach(IntConsumer consumer) {
    long[][] all = chunks;
    for (int index = 0; index < all.length; index++) {
      for (int at = 0; all[index] != null && at < CHUNK; at++) {
        int first = (index << STATE_BITS) + (at << 6);
        for (long left = all[index][at]; left != 0; left &= left - 1) {
          consumer.accept(first + Long.numberOfTrailingZeros(left));
        }
      }
    }
  }

  /** Whether no state counts as visited that was not. */
  public boolean isExact() {
    return true;
  }

  public long count() {
    return count.get();
  }
}

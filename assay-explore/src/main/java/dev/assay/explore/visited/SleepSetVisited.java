package dev.assay.explore.visited;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;

/**
 * The states a search has been to, each with the threads that have been asleep there at every
 * visit: those from which nobody has made a step.
 */
public final class SleepSetVisited extends Visited {
  /** What {@link #visit} says of a state that was not there before. */
  public static final int NEW = -1;

  /** Threads with higher numbers never sleep. */
  public static final int MOST_THREADS = 31;

  private static final int CHUNK_BITS = 14;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(int[].class);

  /** Set in the entry of a state that was visited; the other bits are the threads asleep. */
  private static final int PRESENT = 1 << 31;

  private volatile int[][] chunks = new int[16][];
  private final AtomicLong count = new AtomicLong();

  /**
   * Visits a state with some threads asleep: {@link #NEW}, or those threads that were asleep at all
   * visits before and are not at this one.
   */
  public int visit(int state, int asleep) {
    int index = state >>> CHUNK_BITS;
    int[][] all = chunks;
    int[] chunk = index < all.length ? all[index] : null;
    if (chunk == null) {
      chunk = newChunk(index);
    }
    int at = state & (CHUNK - 1);
    for (; ; ) {
      int before = (int) ENTRY.getAcquire(chunk, at);
      int after = before == 0 ? PRESENT | asleep : before & (PRESENT | asleep);
      if (before == after || ENTRY.compareAndSet(chunk, at, before, after)) {
        if (before == 0) {
          count.incrementAndGet();
          return NEW;
        }
        return before & ~after;
      }
    }
  }

  private synchronized int[] newChunk(int index) {
    int[][] all = chunks;
    if (index >= all.length) {
      all = Arrays.copyOf(all, Math.max(index + 1, all.length + (all.length >> 1)));
    }
    if (all[index] == null) {
      all[index] = new int[CHUNK];
    }
    chunks = all;
    return all[index];
  }

  @Override
  public boolean add(int state) {
    return visit(state, 0) == NEW;
  }

  @Override
  public boolean contains(int state) {
    int index = state >>> CHUNK_BITS;
    int[][] all = chunks;
    return index < all.length
        && all[index] != null
        && (int) ENTRY.getAcquire(all[index], state & (CHUNK - 1)) != 0;
  }

  @Override
  public void forEach(IntConsumer consumer) {
    int[][] all = chunks;
    for (int index = 0; index < all.length; index++) {
      for (int at = 0; all[index] != null && at < CHUNK; at++) {
        if (all[index][at] != 0) {
          consumer.accept((index << CHUNK_BITS) + at);
        }
      }
    }
  }

  @Override
  public long count() {
    return count.get();
  }
}

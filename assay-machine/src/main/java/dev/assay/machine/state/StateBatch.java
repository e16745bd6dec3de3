package dev.assay.machine.state;

import java.util.Arrays;

/**
 * Some of the {@link ComparedStates}, to be stored together. Whoever need not know at once which
 * states it has come to asks for the numbers of many, and waits for memory once instead of once for
 * each: the table of states is the one that does not fit into the processor's caches.
 *
 * <p>Each thread needs a batch of its own.
 */
public final class StateBatch {
  /** There is room for so many. */
  public static final int SIZE = 256;

  private static final int RECENT_BITS = 12;

  private final VectorTable blocks;
  private final StateTable states;
  private final LiveVector vector;
  private final int[] counts = new int[SIZE];
  private final long[] children = new long[SIZE];
  private int[] numbers = new int[16];
  private int size;

  /** Blocks that were looked for lately, each after its length, and their numbers. */
  private final int[] recent = new int[VectorTable.WIDTH + 1 << RECENT_BITS];

  private final int[] recentNumbers = new int[1 << RECENT_BITS];

  /** None yet, of those in the given store. */
  public StateBatch(StateStore store) {
    this.blocks = store.compared().blocks();
    this.states = store.compared().table();
    this.vector = new LiveVector(states, store.pairs());
  }

  /** Adds the state of the given parts, of which there are at least two. */
  public void add(int[] parts) {
    int length = parts.length;
    int count = Math.max(2, (length + VectorTable.WIDTH - 1) / VectorTable.WIDTH);
    if (count > numbers.length) {
      numbers = new int[2 * count];
    }
    int end = 0;
    for (int i = 0; i < count; i++) {
      int begin = end;
      end = (i + 1) * length / count;
      numbers[i] = block(parts, begin, end - begin);
    }
    counts[size] = count;
    children[size++] = vector.children(numbers, count);
  }

  private int block(int[] parts, int begin, int length) {
    int slot = (int) (VectorTable.hash(parts, begin, length) >>> Long.SIZE - RECENT_BITS);
    int at = slot * (VectorTable.WIDTH + 1);
    if (recent[at] != length
        || !Arrays.equals(recent, at + 1, at + 1 + length, parts, begin, begin + length)) {
      recent[at] = length;
      System.arraycopy(parts, begin, recent, at + 1, length);
      recentNumbers[slot] = blocks.intern(parts, begin, length);
    }
    return recentNumbers[slot];
  }

  /**
   * Stores all states that were added since the last call and puts their numbers into an array, in
   * the order in which they were added; how many there are.
   */
  public int intern(int[] out) {
    states.roots(counts, children, size, out);
    int all = size;
    size = 0;
    return all;
  }
}

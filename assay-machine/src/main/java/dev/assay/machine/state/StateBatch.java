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

  // By state: how many blocks it has, and in the end the children of its root.
  private final int[] counts = new int[SIZE];
  private final long[] children = new long[SIZE];
  private int size;

  /** The blocks of all states: their numbers, or where they are among the open ones, negated. */
  private int[] numbers = new int[4 * SIZE];

  private int total;

  // Blocks whose numbers are to be asked for.
  private int[] open = new int[4 * SIZE * VectorTable.WIDTH];
  private int[] openLengths = new int[4 * SIZE];
  private long[] openHashes = new long[4 * SIZE];
  private int[] openNumbers = new int[4 * SIZE];
  private int opened;

  /** Blocks that were asked for lately, each after its length, and their numbers. */
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
    if (total + count > numbers.length) {
      makeRoom(2 * (total + count));
    }
    int end = 0;
    for (int i = 1; i <= count; i++) {
      int begin = end;
      end = i * length / count;
      numbers[total++] = block(parts, begin, end - begin);
    }
    counts[size++] = count;
  }

  private void makeRoom(int most) {
    numbers = Arrays.copyOf(numbers, most);
    open = Arrays.copyOf(open, most * VectorTable.WIDTH);
    openLengths = Arrays.copyOf(openLengths, most);
    openHashes = Arrays.copyOf(openHashes, most);
    openNumbers = Arrays.copyOf(openNumbers, most);
  }

  private int block(int[] parts, int begin, int length) {
    long hash = VectorTable.hash(parts, begin, length);
    int slot = slot(hash);
    int at = slot * (VectorTable.WIDTH + 1);
    if (recent[at] == length
        && Arrays.equals(recent, at + 1, at + 1 + length, parts, begin, begin + length)) {
      return recentNumbers[slot];
    }
    System.arraycopy(parts, begin, open, opened * VectorTable.WIDTH, length);
    openLengths[opened] = length;
    openHashes[opened] = hash;
    return ~opened++;
  }

  private static int slot(long hash) {
    return (int) (hash >>> Long.SIZE - RECENT_BITS);
  }

  /**
   * Stores all states that were added since the last call and puts their numbers into an array, in
   * the order in which they were added; how many there are.
   */
  public int intern(int[] out) {
    blocks.internAll(open, openLengths, openHashes, opened, openNumbers);
    for (int i = 0; i < opened; i++) {
      remember(i);
    }
    for (int i = 0; i < total; i++) {
      numbers[i] = numbers[i] < 0 ? openNumbers[~numbers[i]] : numbers[i];
    }
    for (int i = 0, at = 0; i < size; at += counts[i++]) {
      children[i] =
          counts[i] == 2
              ? (long) numbers[at] << 32 | numbers[at + 1]
              : vector.children(Arrays.copyOfRange(numbers, at, at + counts[i]), counts[i]);
    }
    states.roots(counts, children, size, out);
    int all = size;
    size = 0;
    total = 0;
    opened = 0;
    return all;
  }

  private void remember(int i) {
    int slot = slot(openHashes[i]);
    int at = slot * (VectorTable.WIDTH + 1);
    recent[at] = openLengths[i];
    System.arraycopy(open, i * VectorTable.WIDTH, recent, at + 1, openLengths[i]);
    recentNumbers[slot] = openNumbers[i];
  }
}

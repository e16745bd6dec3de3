package dev.assay.machine.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Interns pairs of non-negative numbers: the node table of every tree in this package. Equal pairs
 * have equal numbers, different pairs different ones; numbers begin at 1 and fit 31 bits.
 *
 * <p>A table made by {@link #withKinds} tells pairs of different <em>kinds</em> apart, and can say
 * which kind a pair is of. Trees use it for their roots: the kind of a root is the shape of what
 * hangs below it, and does not cost a node of its own.
 *
 * <p>All methods may be called by any number of threads. Finding a pair that is present takes no
 * lock. A pair costs about 15 bytes, or 8 if it could be placed right after its child ({@link
 * #internAfter}).
 *
 * <p>The use of such a table for states is "tree compression": Laarman, van de Pol, Weber, Parallel
 * Recursive State Compression for Free, SPIN 2011.
 */
public final class PairTable extends InternTable {
  /** Set in the result of {@code internTracked} when the pair was not there before. */
  public static final long NEW = 1L << 32;

  private static final VarHandle PAIR = MethodHandles.arrayElementVarHandle(long[].class);

  private static final int CHUNK_BITS = 12;
  private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

  /** Set in every stored pair, so that no pair looks like a place that is free. */
  private static final long STORED = Long.MIN_VALUE;

  private final boolean kinds;

  /**
   * Pairs by number, left in the upper and right in the lower half. The chunks never move; this
   * directory is replaced by a longer copy when it is full.
   */
  private volatile long[][] chunks = new long[16][];

  /** An empty table, all of whose pairs are of the same kind. */
  public PairTable() {
    this(false, 0);
  }

  /** For tests, which cannot wait until the first two thousand million numbers are used up. */
  PairTable(boolean kinds, int firstBlock) {
    super(firstBlock);
    this.kinds = kinds;
  }

  /** An empty table whose pairs are of kinds from 0 to 65,535. */
  public static PairTable withKinds() {
    return new PairTable(true, 0);
  }

  /** The number of the pair. */
  public int intern(int left, int right) {
    return (int) internTracked(0, left, right);
  }

  /**
   * The number of the pair in the lower 32 bits, and {@link #NEW} if this call inserted it. Of all
   * calls for a pair, by whichever threads, exactly one inserts it.
   */
  public long internTracked(int left, int right) {
    return internTracked(0, left, right);
  }

  /** Like {@link #internTracked(int, int)}, for a pair of the given kind. */
  public long internTracked(int kind, int left, int right) {
    long pair = stored(left, right);
    long hash = hash(pair, kind);
    int number = find(index(hash), hash, pair, kind);
    return number != 0 ? number : insert(hash, pair, kind);
  }

  /**
   * Puts the numbers of several pairs into an array. Where the table is too large for the
   * processor's caches this is quicker than one pair after the other: no look-up waits for the one
   * before it.
   *
   * @param pairs left half in the upper 32 bits
   */
  void internAll(int[] kindOfEach, long[] pairs, int count, int[] numbers) {
    for (int i = 0; i < count; i++) {
      long hash = hash(pairs[i] | STORED, kindOfEach[i]);
      int[] index = index(hash);
      numbers[i] = entry(index, firstSlot(index, hash)); // is at hand from now on
    }
    for (int i = 0; i < count; i++) {
      numbers[i] = numbers[i] == 0 ? 0 : candidate(hash(pairs[i] | STORED, kindOfEach[i]));
    }
    for (int i = 0; i < count; i++) {
      int number = numbers[i];
      if (number == 0
          || chunks[number >>> CHUNK_BITS][number & CHUNK_MASK] != (pairs[i] | STORED)
          || (kinds && kindOf(number) != kindOfEach[i])) {
        numbers[i] = (int) internTracked(kindOfEach[i], (int) (pairs[i] >>> 32), (int) pairs[i]);
      }
    }
  }

  /**
   * The number of a pair one half of which, {@code child}, is itself a number of this table (or 0,
   * and then this is {@link #intern}). Quicker than that, because most nodes of a tree were made
   * right after the newer of their children: such a pair has the number after its child's, is
   * looked for there first, and needs no entry in the index.
   *
   * <p>Each use of the table must choose the child by a fixed rule. Pairs that are interned by
   * different rules, or with none, may have different numbers although they are equal.
   */
  public int internAfter(int child, int left, int right) {
    int next = child + 1;
    if (child == 0 || kinds || Numbering.beginsBlock(next)) {
      return intern(left, right);
    }
    long pair = stored(left, right);
    long[] chunk = chunks[next >>> CHUNK_BITS];
    int at = next & CHUNK_MASK;
    long there = chunk[at];
    if (there == 0) {
      there = (long) PAIR.compareAndExchange(chunk, at, 0L, pair);
    }
    // Once another pair has the place, it has it for ever: only then the index is asked. So all
    // threads agree on where this pair is.
    return there == 0 || there == pair ? next : intern(left, right);
  }

  /** The first half of a pair. */
  public int left(int number) {
    return (int) (pair(number) >>> 32);
  }

  /** The second half of a pair. */
  public int right(int number) {
    return (int) pair(number);
  }

  /** Both halves of a pair, the left one in the upper 32 bits. */
  public long pair(int number) {
    return chunks[number >>> CHUNK_BITS][number & CHUNK_MASK] & ~STORED;
  }

  /** The kind of a pair: 0 in a table without kinds. */
  public int kind(int number) {
    return kinds ? kindOf(number) : 0;
  }

  /** How many pairs there are. Exact when no other thread is inserting. */
  public long size() {
    return count();
  }

  /** The memory that the table holds. */
  public long bytes() {
    long[][] directory = chunks;
    long sum = indexBytes() + 16 + 4L * directory.length;
    for (long[] chunk : directory) {
      sum += chunk == null ? 0 : 16 + 8L * chunk.length;
    }
    return sum;
  }

  private int find(int[] index, long hash, long pair, int kind) {
    int mask = index[0];
    int mark = mark(hash);
    for (int slot = firstSlot(index, hash); ; slot = nextSlot(index, slot)) {
      int entry = entry(index, slot);
      if (entry == 0) {
        return 0;
      }
      if (((entry ^ mark) & ~mask) == 0) {
        int number = entry & mask;
        if (chunks[number >>> CHUNK_BITS][number & CHUNK_MASK] == pair
            && (!kinds || kindOf(number) == kind)) {
          return number;
        }
      }
    }
  }

  private long insert(long hash, long pair, int kind) {
    if (kind < 0 || kind >= (kinds ? Numbering.MAX_KINDS : 1)) {
      throw new IllegalArgumentException("no such kind: " + kind);
    }
    synchronized (lock(hash)) {
      int number = find(index(hash), hash, pair, kind);
      if (number != 0) {
        return number;
      }
      do {
        number = reserve(kind);
        // Fails if in the meantime another thread has placed a pair after its child.
      } while (!PAIR.compareAndSet(chunks[number >>> CHUNK_BITS], number & CHUNK_MASK, 0L, pair));
      publish(hash, number);
      return NEW | number;
    }
  }

  @Override
  void open(int firstOfBlock) {
    long[][] directory = chunks;
    int chunk = firstOfBlock >>> CHUNK_BITS;
    if (chunk >= directory.length) {
      directory = Arrays.copyOf(directory, Math.max(chunk + 1, 2 * directory.length));
    }
    if (directory[chunk] == null) {
      directory[chunk] = new long[1 << CHUNK_BITS];
    }
    chunks = directory;
  }

  @Override
  boolean taken(int number) {
    return (long) PAIR.getAcquire(chunks[number >>> CHUNK_BITS], number & CHUNK_MASK) != 0;
  }

  @Override
  long hashOf(int number) {
    return hash(STORED | pair(number), kind(number));
  }

  private static long stored(int left, int right) {
    if ((left | right) < 0) {
      throw new IllegalArgumentException("negative: " + left + ", " + right);
    }
    return STORED | (long) left << 32 | right;
  }

  /** Multiplications carry differences upwards, shifts bring them down again. */
  private static long hash(long pair, int kind) {
    long h = (pair + kind * 0xd1b54a32d192ed03L) * 0x9e3779b97f4a7c15L;
    h = (h ^ (h >>> 32)) * 0xd6e8feb86659fd93L;
    return h ^ (h >>> 32);
  }
}

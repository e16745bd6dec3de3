package dev.assay.machine.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * What the interning tables have in common: an index from hash to number.
 *
 * <p>The index is divided into shards by the topmost bits of the hash. A shard is one {@code int[]}
 * with open addressing. An entry holds a number in its lower bits and some bits of the hash above
 * it, as many as the numbers in use leave room for: eight in a table of a few million, where they
 * spare nearly every fruitless look at contents elsewhere in memory. Element 0 is not an entry but
 * the mask that tells the two apart.
 *
 * <p>Look-ups take no lock. An entry is published with release order after the contents it leads
 * to, and read with acquire order. Entries of an array never change once set, and a grown shard is
 * a new array, so a reader finds what it looks for or misses it because it is new; then it takes
 * the shard's lock and looks again.
 *
 * <p>Each shard grows by doubling, but every shard at a moment of its own: their capacities are
 * spread evenly, on a logarithmic scale, between a power of two and the next. Thus the table as a
 * whole has nearly the same load at any size, and no insertion waits for the whole table to grow.
 */
abstract sealed class InternTable permits PairTable, VectorTable, ComponentPool {
  private static final int SHARD_BITS = 8;
  private static final int SHARDS = 1 << SHARD_BITS;

  /** A shard grows when more than four fifths of it are in use. */
  private static final int LOAD_OF_FIVE = 4;

  private static final int SMALLEST_CAPACITY = 4;

  private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle INDEX = MethodHandles.arrayElementVarHandle(int[][].class);

  /** The index of every shard that holds nothing yet: one free entry. */
  private static final int[] EMPTY = {Integer.MAX_VALUE, 0};

  private static final double[] PHASE = new double[SHARDS];

  static {
    for (int shard = 0; shard < SHARDS; shard++) {
      PHASE[shard] = Math.pow(2, (double) shard / SHARDS);
    }
  }

  /** Guards the insertions into one shard. Apart from the index, which look-ups only read. */
  private static final class Shard {
    int count;
    int doublings;
  }

  private final int[][] indexes = new int[SHARDS][];
  private final Shard[] shards = new Shard[SHARDS];
  private final Numbering numbering;

  /** There may come to be so many numbers, as far as somebody has said. */
  private int expected;

  InternTable(int firstBlock) {
    Arrays.fill(indexes, EMPTY);
    for (int shard = 0; shard < SHARDS; shard++) {
      shards[shard] = new Shard();
    }
    numbering = new Numbering(this, firstBlock);
  }

  /** Makes room for a block of numbers before any of them is in use; a chunk holds whole blocks. */
  abstract void open(int firstOfBlock);

  /** Whether a thread has taken the number without asking the numbering. */
  abstract boolean taken(int number);

  /** The hash under which {@code number} was inserted. */
  abstract long hashOf(int number);

  /** How many numbers are in use. Exact when no other thread is inserting. */
  final long count() {
    return numbering.count();
  }

  final int kindOf(int number) {
    return numbering.kind(number);
  }

  /** The shard for a hash. Its monitor is to be held from the second look-up to the insertion. */
  final Object lock(long hash) {
    return shards[(int) (hash >>> (64 - SHARD_BITS))];
  }

  /** The array to look into for a hash. */
  final int[] index(long hash) {
    int[] index = indexes[(int) (hash >>> (64 - SHARD_BITS))];
    VarHandle.acquireFence();
    return index;
  }

  /** Where in {@code index} the search for a hash begins. */
  static int firstSlot(int[] index, long hash) {
    return 1 + (int) (((hash & 0xffff_ffffL) * (index.length - 1)) >>> 32);
  }

  /** Where it goes on. */
  static int nextSlot(int[] index, int slot) {
    return slot + 1 < index.length ? slot + 1 : 1;
  }

  /** The entry at {@code slot}, 0 if it is free. What it leads to can be read safely. */
  static int entry(int[] index, int slot) {
    int entry = index[slot];
    VarHandle.acquireFence(); // as getAcquire, but quick also before it is compiled well
    return entry;
  }

  /**
   * The bits that entries for this hash carry above the number; compare under the mask's inverse.
   */
  static int mark(long hash) {
    // Apart from the bits that choose the shard and those that choose the slot.
    return (int) (hash >>> 24);
  }

  /** The first number that may be that of contents with this hash; 0 if there is none. */
  final int candidate(long hash) {
    int[] index = index(hash);
    int mask = index[0];
    int mark = mark(hash);
    for (int slot = firstSlot(index, hash); ; slot = nextSlot(index, slot)) {
      int entry = entry(index, slot);
      if (entry == 0 || ((entry ^ mark) & ~mask) == 0) {
        return entry & mask;
      }
    }
  }

  /** A number for contents that are not in the table. Called under the shard's lock. */
  final int reserve(int kind) {
    return numbering.next(kind);
  }

  /** Makes a reserved number visible, after its contents were stored. Called under the lock. */
  final void publish(long hash, int number) {
    int at = (int) (hash >>> (64 - SHARD_BITS));
    Shard shard = shards[at];
    int capacity = indexes[at].length - 1;
    if (shard.count >= (long) capacity * LOAD_OF_FIVE / 5) {
      rebuild(at, capacity(at, ++shard.doublings));
    } else if (number > indexes[at][0]) {
      rebuild(at, capacity);
    }
    insert(indexes[at], hash, number);
    shard.count++;
  }

  private static int capacity(int at, int doublings) {
    return (int) Math.min(1 << 30, ((long) SMALLEST_CAPACITY << doublings) * PHASE[at]);
  }

  /** Makes room for so many numbers at once. Nobody else may use the table meanwhile. */
  final void expect(int count) {
    expected = count;
    for (int at = 0; at < SHARDS; at++) {
      Shard shard = shards[at];
      int doublings = shard.doublings;
      while (capacity(at, doublings) * (long) LOAD_OF_FIVE / 5 * SHARDS < count) {
        doublings++;
      }
      if (doublings > shard.doublings) {
        shard.doublings = doublings;
        rebuild(at, capacity(at, doublings));
      }
    }
  }

  final long indexBytes() {
    // Per shard: its object, the references to it and to its array.
    long sum = SHARDS * (24L + 2 * 4) + numbering.bytes();
    for (int at = 0; at < SHARDS; at++) {
      int[] index = (int[]) INDEX.getAcquire(indexes, at);
      sum += index == EMPTY ? 0 : 16 + 4L * index.length;
    }
    return sum;
  }

  private void rebuild(int at, int capacity) {
    int[] old = indexes[at];
    int[] fresh = new int[capacity + 1];
    // Room for four times the numbers of today, so that it seldom has to be widened for itself.
    int largest = Math.max(expected, numbering.largest());
    int bits = Math.min(31, Math.max(8, 34 - Integer.numberOfLeadingZeros(largest)));
    fresh[0] = Integer.MAX_VALUE >>> (31 - bits);
    int mask = old[0];
    for (int slot = 1; slot < old.length; slot++) {
      if (old[slot] != 0) {
        int number = old[slot] & mask;
        insert(fresh, hashOf(number), number);
      }
    }
    INDEX.setRelease(indexes, at, fresh);
  }

  private static void insert(int[] index, long hash, int number) {
    int mask = index[0];
    int slot = firstSlot(index, hash);
    while (index[slot] != 0) {
      slot = nextSlot(index, slot);
    }
    ENTRY.setRelease(index, slot, (mark(hash) & ~mask) | number);
  }
}

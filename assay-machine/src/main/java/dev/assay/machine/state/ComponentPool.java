package dev.assay.machine.state;

import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * Interns components: a tag, which the machine chooses, with a primitive array ({@code long[]},
 * {@code int[]}, {@code short[]}, {@code char[]}, {@code byte[]}, {@code float[]} or {@code
 * double[]}). Components are equal when tag, array type and contents are, floating point values
 * being compared by their bits. Equal components have equal numbers, different components different
 * ones; numbers begin at 1 and fit 31 bits.
 *
 * <p>The pool keeps the array of a new component: from then on nobody may write to it.
 *
 * <p>All methods may be called by any number of threads. Finding a component that is present takes
 * no lock.
 */
public final class ComponentPool extends InternTable {
  /** Set in the result of {@link #internTracked} when the component was not there before. */
  public static final long NEW = PairTable.NEW;

  private static final int CHUNK_BITS = 9;
  private static final int CHUNK = 1 << CHUNK_BITS;

  /** Components by number. The hash spares nearly every comparison of contents that differ. */
  private static final class Chunk {
    final Object[] data = new Object[CHUNK];
    final long[] hashes = new long[CHUNK];
    final int[] tags = new int[CHUNK];

    static final long BYTES = 24 + 3 * 16 + (4 + 8 + 4) * (long) CHUNK;
  }

  private volatile Chunk[] chunks = new Chunk[16];
  private final LongAdder dataBytes = new LongAdder();

  /** An empty pool. */
  public ComponentPool() {
    super(0);
  }

  /** The number of the component. If it is new, the array belongs to the pool from now on. */
  public int intern(int tag, Object data) {
    return (int) internTracked(tag, data);
  }

  /**
   * The number of the component in the lower 32 bits, and {@link #NEW} if this call inserted it (so
   * that the pool took the array). Of all calls for a component exactly one inserts it.
   */
  public long internTracked(int tag, Object data) {
    return intern(tag, data, Contents.length(data), false);
  }

  /**
   * The number of the component whose contents are the first {@code length} elements of the buffer.
   * The buffer stays the caller's: it is copied, and only if the component is new.
   */
  public int internCopy(int tag, long[] buffer, int length) {
    if (length > buffer.length) {
      throw new IllegalArgumentException(length + " elements of " + buffer.length);
    }
    return (int) intern(tag, buffer, length, true);
  }

  /** The pooled array. Not to be written to. */
  public Object data(int number) {
    return chunks[number >>> CHUNK_BITS].data[number & (CHUNK - 1)];
  }

  /** The tag of a component. */
  public int tag(int number) {
    return chunks[number >>> CHUNK_BITS].tags[number & (CHUNK - 1)];
  }

  /** A hash of tag, type and contents, the same in every run. */
  public long hash(int number) {
    return hashOf(number);
  }

  /** How many components there are. Exact when no other thread is inserting. */
  public long size() {
    return count();
  }

  /** The memory that the pool holds, the arrays included. */
  public long bytes() {
    Chunk[] directory = chunks;
    long sum = indexBytes() + dataBytes.sum() + 16 + 4L * directory.length;
    for (Chunk chunk : directory) {
      sum += chunk == null ? 0 : Chunk.BYTES;
    }
    return sum;
  }

  private long intern(int tag, Object data, int length, boolean copy) {
    long hash = Contents.hash(tag, data, length);
    int number = find(index(hash), hash, tag, data, length);
    if (number != 0) {
      return number;
    }
    Object owned = copy ? Arrays.copyOf((long[]) data, length) : data;
    synchronized (lock(hash)) {
      number = find(index(hash), hash, tag, data, length);
      if (number != 0) {
        return number;
      }
      number = reserve(0);
      Chunk chunk = chunks[number >>> CHUNK_BITS];
      int at = number & (CHUNK - 1);
      chunk.data[at] = owned;
      chunk.hashes[at] = hash;
      chunk.tags[at] = tag;
      publish(hash, number);
    }
    dataBytes.add(Contents.bytes(owned));
    return NEW | number;
  }

  private int find(int[] index, long hash, int tag, Object data, int length) {
    int mask = index[0];
    int mark = mark(hash);
    for (int slot = firstSlot(index, hash); ; slot = nextSlot(index, slot)) {
      int entry = entry(index, slot);
      if (entry == 0) {
        return 0;
      }
      if (((entry ^ mark) & ~mask) == 0) {
        int number = entry & mask;
        Chunk chunk = chunks[number >>> CHUNK_BITS];
        int at = number & (CHUNK - 1);
        if (chunk.hashes[at] == hash
            && chunk.tags[at] == tag
            && Contents.equal(chunk.data[at], data, length)) {
          return number;
        }
      }
    }
  }

  @Override
  void open(int firstOfBlock) {
    Chunk[] directory = chunks;
    int chunk = firstOfBlock >>> CHUNK_BITS;
    if (chunk >= directory.length) {
      directory = Arrays.copyOf(directory, 2 * directory.length);
    }
    if (directory[chunk] == null) {
      directory[chunk] = new Chunk();
    }
    chunks = directory;
  }

  @Override
  boolean taken(int number) {
    return false;
  }

  @Override
  long hashOf(int number) {
    return chunks[number >>> CHUNK_BITS].hashes[number & (CHUNK - 1)];
  }
}

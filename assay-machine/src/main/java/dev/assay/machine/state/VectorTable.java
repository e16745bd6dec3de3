package dev.assay.machine.state;

import java.util.Arrays;

/**
 * Interns short vectors of numbers. Equal vectors have equal numbers, different vectors different
 * ones; numbers begin at 1. All methods may be called by any number of threads.
 *
 * <p>A vector costs about 40 bytes, and is compared with others in one look at memory; the same in
 * a tree of pairs costs less if it shares nodes with others, but takes a look for each level.
 */
final class VectorTable extends InternTable {
  /** No vector is longer. */
  static final int WIDTH = 8;

  private static final int CHUNK_BITS = 10;
  private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;
  private static final long[] FACTORS = new long[WIDTH];

  static {
    long factor = 1;
    for (int i = 0; i < WIDTH; i++) {
      factor *= 0x9e3779b97f4a7c15L;
      FACTORS[i] = factor ^ factor >>> 32 | 1;
    }
  }

  /**
   * Vectors by number, each with room for {@link #WIDTH} elements. The chunks never move; this
   * directory is replaced by a longer copy when it is full.
   */
  private volatile int[][] chunks = new int[16][];

  VectorTable() {
    super(0);
  }

  /**
   * Puts the numbers of several vectors into an array; see {@link PairTable#internAll}.
   *
   * @param from the vectors, each with room for {@link #WIDTH} elements
   * @param hashes of the vectors, from {@link #hash}
   */
  void internAll(int[] from, int[] lengths, long[] hashes, int count, int[] numbers) {
    for (int i = 0; i < count; i++) {
      int[] index = index(hashes[i]);
      numbers[i] = entry(index, firstSlot(index, hashes[i])); // is at hand from now on
    }
    for (int i = 0; i < count; i++) {
      numbers[i] = numbers[i] == 0 ? 0 : candidate(hashes[i]);
    }
    for (int i = 0; i < count; i++) {
      int number = numbers[i];
      if (number == 0 || !isAt(number, from, i * WIDTH, lengths[i])) {
        number = find(hashes[i], from, i * WIDTH, lengths[i]);
        numbers[i] = number != 0 ? number : insert(hashes[i], from, i * WIDTH, lengths[i]);
      }
    }
  }

  /** How long a vector is. */
  int length(int number) {
    return kindOf(number);
  }

  /** Puts a vector's elements into an array. */
  void read(int number, int[] to, int begin) {
    int[] chunk = chunks[number >>> CHUNK_BITS];
    System.arraycopy(chunk, (number & CHUNK_MASK) * WIDTH, to, begin, length(number));
  }

  /** The memory that the table holds. */
  long bytes() {
    int[][] directory = chunks;
    long sum = indexBytes() + 16 + 4L * directory.length;
    for (int[] chunk : directory) {
      sum += chunk == null ? 0 : 16 + 4L * chunk.length;
    }
    return sum;
  }

  private int find(long hash, int[] from, int begin, int length) {
    int[] index = index(hash);
    int mask = index[0];
    int mark = mark(hash);
    for (int slot = firstSlot(index, hash); ; slot = nextSlot(index, slot)) {
      int entry = entry(index, slot);
      if (entry == 0) {
        return 0;
      }
      int number = entry & mask;
      if (((entry ^ mark) & ~mask) == 0 && isAt(number, from, begin, length)) {
        return number;
      }
    }
  }

  private boolean isAt(int number, int[] from, int begin, int length) {
    int at = (number & CHUNK_MASK) * WIDTH;
    return length(number) == length
        && Arrays.equals(
            chunks[number >>> CHUNK_BITS], at, at + length, from, begin, begin + length);
  }

  private int insert(long hash, int[] from, int begin, int length) {
    if (length > WIDTH) {
      throw new IllegalArgumentException("too long: " + length);
    }
    synchronized (lock(hash)) {
      int number = find(hash, from, begin, length);
      if (number == 0) {
        number = reserve(length);
        int[] chunk = chunks[number >>> CHUNK_BITS];
        System.arraycopy(from, begin, chunk, (number & CHUNK_MASK) * WIDTH, length);
        publish(hash, number);
      }
      return number;
    }
  }

  @Override
  void open(int firstOfBlock) {
    int[][] directory = chunks;
    int chunk = firstOfBlock >>> CHUNK_BITS;
    if (chunk >= directory.length) {
      directory = Arrays.copyOf(directory, Math.max(chunk + 1, 2 * directory.length));
    }
    if (directory[chunk] == null) {
      directory[chunk] = new int[WIDTH << CHUNK_BITS];
    }
    chunks = directory;
  }

  @Override
  boolean taken(int number) {
    return false;
  }

  @Override
  long hashOf(int number) {
    return hash(chunks[number >>> CHUNK_BITS], (number & CHUNK_MASK) * WIDTH, length(number));
  }

  /** A hash of some elements of an array, all of whose bits depend on all of them. */
  static long hash(int[] from, int begin, int length) {
    long sum = length;
    for (int i = 0; i < length; i++) {
      sum += from[begin + i] * FACTORS[i]; // none of them waits for another
    }
    sum = (sum ^ (sum >>> 32)) * 0xd6e8feb86659fd93L;
    return sum ^ (sum >>> 32);
  }
}

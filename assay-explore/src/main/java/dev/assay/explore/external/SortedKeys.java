package dev.assay.explore.external;

import java.util.Arrays;

/** A set of keys, sorted, that does not change any more. */
final class SortedKeys implements AutoCloseable {
  private final KeyBlocks blocks;

  /** By block: its first key, and where it begins. */
  private final long[] firsts;

  private final long[] offsets;
  private final long count;

  /** The block that was read last. */
  private final long[] read = new long[KeyBlocks.BLOCK];

  private int readCount;
  private int readIndex = -1;

  private SortedKeys(KeyBlocks blocks, long[] firsts, long[] offsets, long count) {
    this.blocks = blocks;
    this.firsts = firsts;
    this.offsets = offsets;
    this.count = count;
  }

  /** Takes keys in rising order. */
  static final class Writer {
    private final KeyBlocks blocks;
    private final long[] open = new long[KeyBlocks.BLOCK];
    private int opened;
    private long[] firsts = new long[16];
    private long[] offsets = new long[16];
    private int blockCount;
    private long count;

    Writer(ByteStore bytes) {
      this.blocks = new KeyBlocks(bytes);
    }

    void add(long key) {
      if (opened == open.length) {
        flush();
      }
      open[opened++] = key;
    }

    private void flush() {
      if (blockCount == firsts.length) {
        firsts = Arrays.copyOf(firsts, 2 * blockCount);
        offsets = Arrays.copyOf(offsets, 2 * blockCount);
      }
      firsts[blockCount] = open[0];
      offsets[blockCount++] = blocks.append(open, 0, opened);
      count += opened;
      opened = 0;
    }

    SortedKeys finish() {
      if (opened > 0) {
        flush();
      }
      return new SortedKeys(
          blocks, Arrays.copyOf(firsts, blockCount), Arrays.copyOf(offsets, blockCount), count);
    }
  }

  long count() {
    return count;
  }

  /** The bytes that the keys take, and what is kept of them in memory. */
  long bytes() {
    return blocks.size() + 16L * firsts.length;
  }

  /**
   * Removes the keys of this set from an array.
   *
   * @param keys sorted, each once
   * @param n how many keys there are
   * @param removed takes those that were removed, after those that are there
   * @return how many keys are left, in the same order
   */
  int removeFrom(long[] keys, int n, KeyList removed) {
    int kept = 0;
    int block = -1;
    for (int i = 0; i < n; ) {
      block = blockOf(keys[i], block);
      if (block < 0) {
        keys[kept++] = keys[i++];
        continue;
      }
      load(block);
      long end = block + 1 < firsts.length ? firsts[block + 1] : Long.MAX_VALUE;
      int at = n - i > 8 ? 0 : seek(keys[i]);
      while (i < n && keys[i] < end) {
        long key = keys[i++];
        while (at < readCount && read[at] < key) {
          at++;
        }
        if (at < readCount && read[at] == key) {
          removed.add(key);
        } else {
          keys[kept++] = key;
        }
      }
    }
    return kept;
  }

  private int seek(long key) {
    int at = Arrays.binarySearch(read, 0, readCount, key);
    return at < 0 ? -at - 1 : at;
  }

  /** The block in which a key must be if it is there; -1 if there is none. */
  private int blockOf(long key, int after) {
    int next = after + 1;
    if (next < firsts.length && firsts[next] <= key) {
      if (next + 1 == firsts.length || key < firsts[next + 1]) {
        return next; // most often, where keys are dense
      }
      int at = Arrays.binarySearch(firsts, next, firsts.length, key);
      return at < 0 ? -at - 2 : at;
    }
    return after;
  }

  private void load(int block) {
    if (block != readIndex) {
      readCount = blocks.read(offsets[block], read);
      readIndex = block;
    }
  }

  /** Goes through the keys in rising order. */
  final class Cursor {
    private final long[] keys = new long[KeyBlocks.BLOCK];
    private int block;
    private int at;
    private int end;

    /** The next key; negative after the last. */
    long next() {
      if (at == end) {
        if (block == firsts.length) {
          return -1;
        }
        end = blocks.read(offsets[block++], keys);
        at = 0;
      }
      return keys[at++];
    }
  }

  Cursor cursor() {
    return new Cursor();
  }

  @Override
  public void close() {
    blocks.close();
  }
}

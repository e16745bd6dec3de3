package dev.assay.machine.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Hands out the numbers of a table, 1, 2, 3 and so on, to many threads.
 *
 * <p>Threads do not share one counter: each takes blocks of {@value #BLOCK} numbers and uses them
 * up, so what one thread stores one after the other (the nodes of one update) lies side by side in
 * memory, and is read again together. With a single thread and a single kind the numbers are
 * without gaps.
 *
 * <p>All numbers of a block have the same <em>kind</em>, a small number that the table gives. So
 * the kind of a number can be looked up, yet costs next to no memory.
 *
 * <p>A table may also let threads take the number after one in use, without asking here; such
 * numbers are skipped. The numbers in use in a block are therefore always the first ones of it.
 */
final class Numbering {
  /** Kinds are less than this. */
  static final int MAX_KINDS = 1 << 16;

  private static final int BLOCK_BITS = 8;
  private static final int BLOCK = 1 << BLOCK_BITS;
  private static final int MAX_BLOCKS = 1 << (31 - BLOCK_BITS);

  /** Distance between two threads' cursors, so that they never share a cache line. */
  private static final int STRIDE = 16;

  private static final VarHandle CURSOR = MethodHandles.arrayElementVarHandle(int[].class);

  private final InternTable table;
  private final int firstBlock;
  private final int stripes;

  /**
   * By kind, then by stripe: where to look for the next number. Zero modulo the block size means
   * that the block is used up. Replaced when a new kind appears.
   */
  private volatile int[][] cursors = new int[1][];

  /** The kind of each block. Replaced by a longer copy when it is full. */
  private volatile char[] kinds = new char[16];

  private int nextBlock;

  /** No number in use is larger. */
  private volatile int largest;

  Numbering(InternTable table, int firstBlock) {
    this.table = table;
    this.firstBlock = firstBlock;
    this.nextBlock = firstBlock;
    int processors = Math.min(64, Runtime.getRuntime().availableProcessors());
    // More than there are threads at work, as their identifiers are not always in sequence.
    this.stripes = Integer.highestOneBit(8 * processors - 1);
  }

  /** Whether a number is the first of its block. */
  static boolean beginsBlock(int number) {
    return (number & (BLOCK - 1)) == 0;
  }

  /** A number that no other call gives, and that was free a moment ago. */
  int next(int kind) {
    int[][] all = cursors;
    int[] ofKind = kind < all.length ? all[kind] : null;
    if (ofKind == null) {
      ofKind = openKind(kind);
    }
    int at = ((int) Thread.currentThread().getId() & (stripes - 1)) * STRIDE;
    while (true) {
      int cursor = (int) CURSOR.getVolatile(ofKind, at);
      if (beginsBlock(cursor)) {
        int first = openBlock(kind, ofKind, at);
        if (first != 0) {
          return first;
        }
        continue;
      }
      int free = firstFree(cursor);
      if (beginsBlock(free)) {
        CURSOR.compareAndSet(ofKind, at, cursor, free);
      } else if (CURSOR.compareAndSet(ofKind, at, cursor, free + 1)) {
        return free;
      }
    }
  }

  /** The kind that {@code number} was asked for with. */
  int kind(int number) {
    return kinds[number >>> BLOCK_BITS];
  }

  int largest() {
    return largest;
  }

  /** How many numbers are in use. Exact when no thread is taking any. */
  synchronized long count() {
    // Zero is never used; and in the block that a cursor points to, what follows is free.
    long sum = (long) (nextBlock - firstBlock) * BLOCK - (firstBlock == 0 && nextBlock > 0 ? 1 : 0);
    for (int[] ofKind : cursors) {
      for (int at = 0; ofKind != null && at < ofKind.length; at += STRIDE) {
        int cursor = (int) CURSOR.getVolatile(ofKind, at);
        sum -= beginsBlock(cursor) ? 0 : -firstFree(cursor) & (BLOCK - 1);
      }
    }
    return sum;
  }

  /** Memory held. */
  long bytes() {
    long sum = 64 + 16 + 2L * kinds.length + 16;
    for (int[] ofKind : cursors) {
      sum += ofKind == null ? 4 : 4 + 16 + 4L * ofKind.length;
    }
    return sum;
  }

  private int firstFree(int cursor) {
    int free = cursor;
    while (!beginsBlock(free) && table.taken(free)) {
      free++;
    }
    return free;
  }

  private synchronized int[] openKind(int kind) {
    // Other threads read the array without a lock: it is never written to, but replaced.
    int[][] all = Arrays.copyOf(cursors, Math.max(kind + 1, cursors.length));
    if (all[kind] == null) {
      all[kind] = new int[stripes * STRIDE];
      cursors = all;
    }
    return all[kind];
  }

  /** The first number of a new block, or 0 if another thread of this stripe was quicker. */
  private synchronized int openBlock(int kind, int[] ofKind, int at) {
    if (!beginsBlock((int) CURSOR.getVolatile(ofKind, at))) {
      return 0;
    }
    int block = nextBlock;
    if (block == MAX_BLOCKS) {
      throw new TableFullException();
    }
    int base = block << BLOCK_BITS;
    table.open(base);
    char[] known = kinds;
    if (block >= known.length) {
      known = Arrays.copyOf(known, Math.max(block + 1, known.length + (known.length >> 1)));
    }
    known[block] = (char) kind;
    kinds = known;
    largest = base + BLOCK - 1;
    nextBlock = block + 1;
    // Zero stands for "nothing" everywhere and is never given out.
    int first = Math.max(1, base);
    CURSOR.setVolatile(ofKind, at, first + 1);
    return first;
  }
}

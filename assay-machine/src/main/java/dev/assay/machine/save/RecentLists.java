package dev.assay.machine.save;

import dev.assay.machine.state.Lists;

/**
 * Makes lists, and remembers those made lately. Threads are in few places compared with the states
 * that these places make up, so most lists were made a short while ago; here they are found without
 * a look at the tables, which are too large for the processor's caches.
 */
final class RecentLists {
  private static final int BITS = 11;

  private final Lists lists;

  /** Head and tail of a list; both 0 where there is none, as heads are never 0. */
  private final long[] keys = new long[1 << BITS];

  private final int[] numbers = new int[1 << BITS];

  RecentLists(Lists lists) {
    this.lists = lists;
  }

  /** The list with {@code head}, which is not 0, before the elements of {@code tail}. */
  int cons(int head, int tail) {
    long key = (long) head << 32 | tail;
    int at = (int) ((head * 0x9e3779b9L + tail) * 0x9e3779b97f4a7c15L >>> (64 - BITS));
    if (keys[at] != key) {
      numbers[at] = lists.cons(head, tail);
      keys[at] = key;
    }
    return numbers[at];
  }
}

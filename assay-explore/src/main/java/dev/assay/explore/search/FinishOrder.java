package dev.assay.explore.search;

import java.util.Arrays;

/**
 * The order in which a depth-first search has left states for the first time. If every transition
 * that was taken leads to a state that was left before the one it starts from, there is no cycle;
 * then every run comes to an end, and nobody need ask from which states one does.
 *
 * <p>That also holds of a search in which threads sleep. For every run of the program it takes one
 * that consists of the same transitions, in an order that differs only for independent ones: so if
 * there were a cycle of the program, there would be runs of any length among those taken.
 */
final class FinishOrder {
  private static final int CHUNK_BITS = 14;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private int[][] chunks = new int[16][];
  private int count;
  private boolean isKept = true;

  /** Whether all transitions so far agree with the order. */
  boolean isKept() {
    return isKept;
  }

  /** Not all transitions will be told of here. */
  void giveUp() {
    isKept = false;
    chunks = new int[0][];
  }

  /** A state is left. */
  void left(int state) {
    if (isKept && turn(state) == 0) {
      int index = state >>> CHUNK_BITS;
      if (index >= chunks.length) {
        chunks = Arrays.copyOf(chunks, Math.max(index + 1, chunks.length + (chunks.length >> 1)));
      }
      if (chunks[index] == null) {
        chunks[index] = new int[CHUNK];
      }
      chunks[index][state & (CHUNK - 1)] = ++count;
    }
  }

  /**
   * A transition leads to a state that is new, and will be left after all that were left so far.
   */
  void toNew(int from) {
    if (isKept && turn(from) != 0) {
      giveUp();
    }
  }

  /** A transition leads to a state that is known. */
  void toKnown(int from, int to) {
    if (isKept) {
      int turn = turn(to);
      int own = turn(from);
      if (turn == 0 || (own != 0 && own <= turn)) {
        giveUp();
      }
    }
  }

  /** When a state was left; 0 if it was not yet. */
  private int turn(int state) {
    int index = state >>> CHUNK_BITS;
    return index < chunks.length && chunks[index] != null ? chunks[index][state & (CHUNK - 1)] : 0;
  }
}

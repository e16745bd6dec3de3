package dev.assay.symbolic.bound;

import dev.assay.machine.threads.GuestThread;

/**
 * Where ways meet: a word of the frame at an index, or, with a negative word, when that frame is no
 * more. Leaving the frame counts in any case.
 */
record Join(int depth, int pc) {
  /** Ways are followed to the end. */
  static final Join NEVER = new Join(-1, -1);

  boolean isReached(GuestThread t) {
    return t.depth < depth || (t.depth == depth && t.pc() == pc);
  }
}

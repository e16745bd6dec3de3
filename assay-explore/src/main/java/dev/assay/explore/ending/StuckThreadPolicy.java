package dev.assay.explore.ending;

import dev.assay.explore.result.Violation;

/** What is known of threads that can never move again. */
public interface StuckThreadPolicy {
  /**
   * Those that may wait for good.
   *
   * @param stuck the numbers of all threads that can never move again after a state
   */
  int[] mayWait(int state, int[] stuck);

  /** The violation that threads are stuck in a state, without the run that leads there. */
  Violation violation(int state, int[] stuck);
}

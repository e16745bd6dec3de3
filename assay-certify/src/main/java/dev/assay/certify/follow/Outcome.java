package dev.assay.certify.follow;

import org.jspecify.annotations.Nullable;

/**
 * What came of following a script.
 *
 * @param discrepancy the first one, or null if there is none
 * @param stopped whether the system has stopped it before the end
 * @param states how many states were looked at
 * @param transitions how many transitions were made
 * @param depth the longest path
 */
public record Outcome(
    @Nullable Discrepancy discrepancy, boolean stopped, long states, long transitions, int depth) {
  /** Whether the script was followed to its end. */
  public boolean isComplete() {
    return discrepancy == null && !stopped;
  }
}

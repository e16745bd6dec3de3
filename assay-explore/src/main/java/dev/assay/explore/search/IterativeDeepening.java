package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Depth-first, again and again, each time one step further, until nothing lies beyond: finds the
 * shortest run as breadth-first search does, but keeps no queue.
 */
public final class IterativeDeepening extends DepthFirst {
  private int bound;

  /** The states that were too far away to go on from, by all ways to them. */
  private final BitSet beyond = new BitSet();

  /** By state: the fewest steps it was reached with in this round, plus one; 0 if it was not. */
  private int[] fewest = new int[1024];

  public IterativeDeepening(
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    super(system, Independence.UNKNOWN, specification, settings, progress);
    bound = Math.min(1, settings.maxDepth());
    leavesInNoOrder();
  }

  @Override
  protected boolean explore() {
    for (; ; bound++) {
      beyond.clear();
      Arrays.fill(fewest, 0);
      frontier.reopen();
      boolean isExhausted = super.explore();
      if (beyond.isEmpty() || isStopped()) {
        return isExhausted;
      }
      if (bound == settings.maxDepth()) {
        cutAtDepth();
        return false;
      }
    }
  }

  @Override
  boolean isToBeEntered(int state, int steps) {
    if (state >= fewest.length) {
      fewest = Arrays.copyOf(fewest, Math.max(state + 1, fewest.length * 2));
    }
    if (fewest[state] != 0 && fewest[state] <= steps + 1) {
      return false;
    }
    fewest[state] = steps + 1;
    visited.add(state);
    return true;
  }

  @Override
  boolean isToBeLeft(int state, int steps, int enabled) {
    boolean isLeft = steps >= bound;
    beyond.set(state, isLeft && enabled > 0);
    return isLeft;
  }
}

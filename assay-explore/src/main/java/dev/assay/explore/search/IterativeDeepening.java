package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import java.util.Arrays;

/**
 * Depth-first, again and again, each time one step further, until nothing lies beyond: finds the
 * shortest run as breadth-first search does, but keeps no queue.
 */
public final class IterativeDeepening extends DepthFirst {
  private int bound = 1;
  private boolean isMoreBeyond;

  /** By state: the fewest steps it was reached with in this round, plus one; 0 if it was not. */
  private int[] fewest = new int[1024];

  public IterativeDeepening(
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    super(system, Independence.UNKNOWN, specification, settings, progress);
  }

  @Override
  public boolean run() {
    boolean isExhausted;
    do {
      isMoreBeyond = false;
      Arrays.fill(fewest, 0);
      frontier.reopen();
      isExhausted = super.run();
      bound++;
    } while (isMoreBeyond && !isStopped());
    return isExhausted && !isMoreBeyond;
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
  boolean isToBeLeft(int steps, int enabled) {
    if (steps < bound) {
      return super.isToBeLeft(steps, enabled);
    }
    isMoreBeyond |= enabled > 0;
    return true;
  }
}

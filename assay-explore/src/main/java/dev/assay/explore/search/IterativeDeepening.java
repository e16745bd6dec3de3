package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;
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
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress) {
    super(executor, settings, precision, checker, progress);
  }

  @Override
  public void run(int initial) {
    do {
      isMoreBeyond = false;
      Arrays.fill(fewest, 0);
      frontier.reopen();
      super.run(initial);
      bound++;
    } while (isMoreBeyond && !isStopped());
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

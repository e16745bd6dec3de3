package dev.assay.explore;

import java.util.Arrays;

/**
 * Depth-first, again and again, each time one step further, until nothing lies beyond: finds the
 * shortest run as breadth-first search does, but keeps no queue.
 */
final class IterativeDeepening extends DepthFirst {
  private int bound = 1;
  private boolean isMoreBeyond;

  /** By state: the fewest steps it was reached with in this round, plus one; 0 if it was not. */
  private int[] fewest = new int[1024];

  IterativeDeepening(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    super(stepper, settings, granularity, judge, progress);
  }

  @Override
  void run(int initial) {
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

package dev.assay.symbolic.bound;

import dev.assay.explore.scheduling.BranchFollower;
import dev.assay.symbolic.run.Path;
import org.jspecify.annotations.Nullable;

/**
 * A state of the machine and what holds there.
 *
 * @param state its number
 * @param mark how far the step has come that is followed; null if it is the whole program
 */
record PathState(int state, Path path, BranchFollower.@Nullable Mark mark) {
  PathState(int state, Path path) {
    this(state, path, null);
  }

  /** The same state, of which more is known. */
  PathState with(Path known) {
    return new PathState(state, known, mark);
  }
}

package dev.assay.explore.replay;

import dev.assay.explore.ending.EndCheck;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Independence;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.property.StuckThreadReport;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visited.Visited;
import java.util.List;

/**
 * A run of which somebody says that the program cannot end after it, or some thread not go on. That
 * is not believed: all that can happen from there is looked at.
 */
final class EndOfRun {
  private final EndCheck check;
  private final List<Integer> states;
  private final List<Move> moves;
  private final int step;

  /**
   * @param states the state before each move, and the one after the last unless the program has
   *     ended with it
   * @param step how many moves lead to the state from which no run is said to end
   */
  EndOfRun(ProgramTransitions program, List<Integer> states, List<Move> moves, int step) {
    this.check =
        new EndCheck(
            program,
            Independence.UNKNOWN,
            new Visited(),
            new StuckThreadReport(program),
            new Progress().limits());
    this.states = states;
    this.moves = moves;
    this.step = step;
  }

  /** That threads are stuck. */
  List<Violation> stuck() {
    Violation v = check.stuckIn(states.get(step));
    if (v == null) {
      throw new ReplayDivergence(
          "every thread can go on after the run now, or the program can end");
    }
    return List.of(v.reachedBy(moves));
  }

  /** That no run ends, and the end of this one is repeated. */
  List<Violation> endless() {
    if (step < 0
        || step >= moves.size()
        || states.size() == moves.size()
        || !states.get(moves.size()).equals(states.get(step))) {
      throw new ReplayDivergence("the run does not come back to step " + step + " any more");
    }
    if (!check.isEndless(states.get(step))) {
      throw new ReplayDivergence("the program can end after the run now");
    }
    return List.of(EndCheck.endlessRun(moves, step));
  }
}

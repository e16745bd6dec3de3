package dev.assay.symbolic.bound;

import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.solve.Limit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways that have come to the end of the program, to find out whether its assumptions let any
 * inputs through. On a way that was followed because nobody asked, they may contradict each other.
 */
final class FinishedPaths {
  /** Of so many, one can be taken. */
  private static final int MOST = 100;

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final List<Path> some = new ArrayList<>();
  private boolean areMany;

  void add(Path path) {
    if (some.size() < MOST) {
      some.add(path);
    } else {
      areMany = true;
    }
  }

  /** Whether it is sure that none of them can be taken. */
  boolean areImpossible(SolverTeam team, Limit limit) {
    return !areMany
        && some.stream()
            .allMatch(
                path ->
                    Boolean.FALSE.equals(
                        team.isPossible(path.conditions(), limit.within(PATIENCE))));
  }
}

package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * Goes on with the state that looks most promising: the one with the smallest value of a heuristic,
 * or, as A*, of the heuristic and the number of steps together.
 */
public final class BestFirst extends QueueSearch {
  /** Among states that look alike the earlier one comes first, so that runs can be repeated. */
  private final PriorityQueue<Candidate> open =
      new PriorityQueue<>(
          Comparator.comparingInt(Candidate::cost).thenComparingLong(Candidate::order));

  private final boolean countsSteps;
  private long order;

  private record Candidate(Node node, int cost, long order) {}

  /**
   * @param countsSteps whether the steps made so far are added to the heuristic's value
   */
  public BestFirst(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress,
      boolean countsSteps) {
    super(executor, settings, precision, checker, progress);
    this.countsSteps = countsSteps;
  }

  @Override
  public void run(int initial) {
    open.add(new Candidate(Node.first(initial), 0, 0));
    Candidate c;
    while (!isStopped() && (c = open.poll()) != null) {
      // A state may be in the queue several times, with ways of different length.
      if (visited.add(c.node.state())) {
        expand(c.node);
      }
    }
  }

  @Override
  void reached(Node node) {
    if (!visited.contains(node.state())) {
      executor.restore(node.state());
      int value = HeuristicValue.of(settings.tactics().heuristic(), executor, node);
      open.add(new Candidate(node, value + (countsSteps ? node.depth() : 0), ++order));
    }
  }

  @Override
  int open() {
    return open.size();
  }
}

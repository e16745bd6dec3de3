package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
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
  private final HeuristicValue heuristic;
  private long order;

  private record Candidate(Node node, int cost, long order) {}

  /**
   * @param countsSteps whether the steps made so far are added to the heuristic's value
   * @param heuristic of two states the one with the smaller value is expanded first
   */
  public BestFirst(
      TransitionSystem system,
      Specification specification,
      Settings settings,
      Progress progress,
      boolean countsSteps,
      HeuristicValue heuristic) {
    super(system, specification, settings, progress);
    this.countsSteps = countsSteps;
    this.heuristic = heuristic;
  }

  @Override
  protected boolean explore() {
    open.add(new Candidate(Node.first(system.initial()), 0, 0));
    Candidate c;
    while (!isStopped() && (c = open.poll()) != null) {
      // A state may be in the queue several times, with ways of different length.
      if (visited.add(c.node.state())) {
        examine(c.node);
        expand(c.node);
      }
    }
    return isExhausted();
  }

  @Override
  void reached(Node node) {
    if (!visited.contains(node.state())) {
      int value = heuristic.of(node);
      open.add(new Candidate(node, value + (countsSteps ? node.depth() : 0), ++order));
    }
  }

  @Override
  int open() {
    return open.size();
  }
}

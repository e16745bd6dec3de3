package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;
import java.util.ArrayDeque;

/** Goes through the states by number of steps, so that the first violation has the shortest run. */
public final class BreadthFirst extends QueueSearch {
  private final ArrayDeque<Node> open = new ArrayDeque<>();

  public BreadthFirst(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress) {
    super(executor, settings, precision, checker, progress);
  }

  @Override
  public void run(int initial) {
    visited.add(initial);
    open.add(Node.first(initial));
    while (!isStopped() && !open.isEmpty()) {
      expand(open.poll());
    }
  }

  @Override
  void reached(Node node) {
    if (visited.add(node.state())) {
      open.add(node);
    }
  }

  @Override
  int open() {
    return open.size();
  }
}

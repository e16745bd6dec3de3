package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import java.util.ArrayDeque;

/** Goes through the states by number of steps, so that the first violation has the shortest run. */
public final class BreadthFirst extends QueueSearch {
  private final ArrayDeque<Node> open = new ArrayDeque<>();

  public BreadthFirst(
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    super(system, specification, settings, progress);
  }

  @Override
  protected boolean explore() {
    Node first = Node.first(system.initial());
    visited.add(first.state());
    examine(first);
    open.add(first);
    while (!isStopped() && !open.isEmpty()) {
      expand(open.poll());
    }
    return isExhausted();
  }

  @Override
  void reached(Node node) {
    // Examined here, not when its turn comes: transitions from states as far away as this one may
    // be violations, too, and their runs are longer.
    if (visited.add(node.state())) {
      examine(node.state(), system.enabled(node.state()), node.lastThread());
      open.add(node);
    }
  }

  @Override
  int open() {
    return open.size();
  }
}

package dev.assay.explore;

import java.util.ArrayDeque;

/** Goes through the states by number of steps, so that the first violation has the shortest run. */
final class BreadthFirst extends QueueSearch {
  private final ArrayDeque<Node> open = new ArrayDeque<>();

  BreadthFirst(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    super(stepper, settings, granularity, judge, progress);
  }

  @Override
  void run(int initial) {
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

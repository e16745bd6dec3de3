package dev.assay.explore;

import java.util.ArrayDeque;

/**
 * Goes through the states by number of switches from one thread to another, so that the first
 * violation has the simplest run, and stops at a bound if there is one.
 */
final class FewestSwitches extends QueueSearch {
  private final ArrayDeque<Node> open = new ArrayDeque<>();
  private final boolean isBounded;

  /** States with the thread that moved last; which one it was decides what a step costs. */
  private final LongSet expanded = new LongSet();

  FewestSwitches(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    super(stepper, settings, granularity, judge, progress);
    isBounded = settings.tactics().boundsSwitches();
  }

  @Override
  void run(int initial) {
    open.add(Node.first(initial));
    while (!stopped && !open.isEmpty()) {
      Node n = open.poll();
      if (n.switches() > settings.tactics().maxSwitches()) {
        // All that costs less is done: what is not known now cannot be reached within the bound.
        if (!visited.contains(n.state())) {
          cut("the limit of " + settings.tactics().maxSwitches() + " switches is reached");
        }
        continue;
      }
      // A state may be in the queue several times, by ways that end with different threads. Without
      // a bound one of them is enough; with one, what another leads to may cost one switch less.
      boolean isNew = visited.add(n.state());
      if (isBounded ? expanded.add(key(n)) : isNew) {
        expand(n);
      }
    }
  }

  private static long key(Node n) {
    return (long) (n.lastThread() + 2) << 32 | n.state();
  }

  @Override
  void reached(Node node) {
    if (isBounded ? expanded.contains(key(node)) : visited.contains(node.state())) {
      return;
    }
    if (node.parent() != null && node.switches() == node.parent().switches()) {
      open.addFirst(node);
    } else {
      open.addLast(node);
    }
  }

  @Override
  int open() {
    return open.size();
  }
}

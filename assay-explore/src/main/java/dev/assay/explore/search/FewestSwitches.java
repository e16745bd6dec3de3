package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.LongSet;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;
import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * Goes through the states by number of switches from one thread to another, so that the first
 * violation has the simplest run, and stops at a bound if there is one.
 */
public final class FewestSwitches extends QueueSearch {
  private final ArrayDeque<Node> open = new ArrayDeque<>();
  private final int bound;
  private final boolean isBounded;

  /** States with the thread that moved last; which one it was decides what a step costs. */
  private final LongSet expanded = new LongSet();

  /** States from which every step was made at once, and those from which some was not. */
  private final BitSet whole = new BitSet();

  private final BitSet partial = new BitSet();

  public FewestSwitches(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress) {
    super(executor, settings, precision, checker, progress);
    isBounded = settings.tactics().boundsSwitches();
    bound = settings.tactics().maxSwitches();
  }

  @Override
  public void run(int initial) {
    open.add(Node.first(initial));
    while (!isStopped() && !open.isEmpty()) {
      Node n = open.poll();
      // A state may be in the queue several times, by ways that end with different threads. Without
      // a bound one of them is enough; with one, what another leads to may cost one switch less.
      boolean isNew = visited.add(n.state());
      if (isBounded ? expanded.add(key(n)) : isNew) {
        if (n.switches() < bound) {
          whole.set(n.state());
        }
        expand(n);
      }
    }
    partial.andNot(whole);
    if (!partial.isEmpty()) {
      cut("the limit of " + bound + " switches is reached");
    }
  }

  private static long key(Node n) {
    return (long) (n.lastThread() + 2) << 32 | n.state();
  }

  @Override
  boolean allows(Node n, int thread) {
    if (n.switches() < bound || !n.switchesTo(thread)) {
      return true;
    }
    partial.set(n.state());
    return false;
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

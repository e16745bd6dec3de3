package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.LongSet;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
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
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    super(system, specification, settings, progress);
    isBounded = settings.tactics().boundsSwitches();
    bound = settings.tactics().maxSwitches();
  }

  @Override
  public boolean run() {
    open.add(Node.first(system.initial()));
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
      incomplete(
          new Incompleteness(
              Reason.SWITCH_LIMIT, "the limit of " + bound + " switches is reached"));
    }
    return isExhausted();
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

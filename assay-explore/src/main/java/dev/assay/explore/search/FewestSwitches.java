package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.LongSet;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import java.util.ArrayDeque;

/**
 * Goes through the states by number of switches from one thread to another, so that the first
 * violation has the simplest run, and stops at a bound if there is one.
 *
 * <p>In each round the states are reached that cost one switch more. From such a state the thread
 * that has moved last goes on at once, which costs nothing; in the next round all transitions are
 * taken from it together, so that they can be compared. If the state is reached again in the same
 * round, and another thread has moved last, that one goes on as well: nothing else can be reached
 * with fewer switches by this way than by the first.
 */
public final class FewestSwitches extends QueueSearch {
  private static final int ANY = -1;

  private final int bound;
  private final boolean isBounded;

  /** States from which all transitions are to be taken, in this round and in the next one. */
  private ArrayDeque<Node> wave = new ArrayDeque<>();

  private ArrayDeque<Node> next = new ArrayDeque<>();

  /** States from which the thread that has moved last is to go on. */
  private final ArrayDeque<Node> going = new ArrayDeque<>();

  /** The states reached first in this round, with {@link #ANY} and each thread that moved last. */
  private LongSet reached = new LongSet();

  public FewestSwitches(
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    super(system, specification, settings, progress);
    isBounded = settings.tactics().boundsSwitches();
    bound = settings.tactics().maxSwitches();
  }

  @Override
  protected boolean explore() {
    Node first = Node.first(system.initial());
    visited.add(first.state());
    examine(first);
    next.add(first); // whoever moves first, it is no switch
    for (int round = 0; !next.isEmpty() && !isStopped(); round++) {
      if (isBounded && round > bound) {
        incomplete(
            new Incompleteness(
                Reason.SWITCH_LIMIT, "the limit of " + bound + " switches is reached"));
        break;
      }
      makeRound();
    }
    return isExhausted();
  }

  private void makeRound() {
    wave = next;
    next = new ArrayDeque<>();
    reached = new LongSet();
    while (!isStopped() && !wave.isEmpty()) {
      expand(wave.poll());
      while (!isStopped() && !going.isEmpty()) {
        Node n = going.poll();
        expand(n, n.lastThread());
      }
    }
  }

  private static long key(Node n, int thread) {
    return (long) (thread + 2) << 32 | n.state();
  }

  @Override
  void reached(Node node) {
    int last = node.lastThread();
    boolean isNew = visited.add(node.state());
    if (!isNew && !reached.contains(key(node, ANY))) {
      return; // known from an earlier round
    }
    if (!reached.add(key(node, last))) {
      return;
    }
    Enabled enabled = system.enabled(node.state());
    boolean goesOn = enabled.indexOf(last) >= 0;
    if (goesOn) {
      going.add(node);
    }
    if (isNew) {
      reached.add(key(node, ANY));
      examine(node.state(), enabled, last);
      if (enabled.count() > (goesOn ? 1 : 0)) {
        next.add(node);
      }
    }
  }

  @Override
  int open() {
    return wave.size() + next.size() + going.size();
  }
}

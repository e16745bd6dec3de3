package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.external.KeyList;
import dev.assay.explore.external.LayeredStates;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.KeyedSystem;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visited.CountedStates;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the states by number of transitions, one layer after the other, so that the first
 * violation has a shortest run. Whether the states to which transitions lead are new is asked for
 * many at once; no state is stored but by its key, so the search needs little memory.
 */
public final class LayeredSearch extends Search {
  // Positions of the system.
  private static final int CURRENT = 1;
  private static final int EARLIER = 3;

  private final KeyedSystem keyed;
  private final LayeredStates states;
  private int layer;
  private int position;
  private long key;
  private @Nullable Move move;

  /** Whether a transition from the current state has shown that a run may end there. */
  private boolean ends;

  /** Violations whose runs are not made out yet: their own runs begin in a state of a layer. */
  private final List<Found> found = new ArrayList<>();

  private record Found(int layer, long key, Violation violation) {}

  public LayeredSearch(
      KeyedSystem system,
      LayeredStates states,
      Specification specification,
      Settings settings,
      Progress progress) {
    super(system, specification, settings, progress, new CountedStates(states::count));
    this.keyed = system;
    this.states = states;
  }

  @Override
  protected boolean explore() {
    states.begin(keyed.key(keyed.initial()));
    for (long size = 1; size > 0 && !isStopped(); layer++) {
      examineLayer();
      size = isStopped() ? 0 : expandLayer();
    }
    return hasLeftNothingOut();
  }

  /** All states of a layer are examined first: transitions from there are parts of longer runs. */
  private void examineLayer() {
    states.forEach(
        layer,
        next -> {
          arriveAt(next);
          examine(position, keyed.enabled(position), Specification.ANY_THREAD);
          makeOutRuns();
          return !isStopped();
        });
  }

  /** Takes all transitions from the states of a layer; how many states the next one has. */
  private long expandLayer() {
    states.beginLayer();
    long[] size = {0};
    states.forEach(
        layer,
        next -> {
          arriveAt(next);
          checkLimits(layer, states.collected());
          if (!isStopped()) {
            expand();
            makeOutRuns();
          }
          if (states.isFull() || visited.count() + states.collected() >= settings.maxStates()) {
            size[0] += states.merge();
          }
          return !isStopped();
        });
    return isStopped() ? 0 : size[0] + states.merge();
  }

  private void arriveAt(long next) {
    key = next;
    move = null;
    if (layer == 0) {
      position = keyed.initial();
    } else {
      position = CURRENT;
      keyed.put(position, next);
    }
  }

  private void expand() {
    Enabled enabled = keyed.enabled(position);
    int count = enabled.count();
    if (layer >= settings.maxDepth()) {
      if (count > 0) {
        cutAtDepth();
      }
      return;
    }
    int[] threads = enabled.threads();
    AccessLogs logs = new AccessLogs();
    ends = enabled.isEnd();
    KeyList targets = new KeyList();
    KeyList certain = new KeyList();
    for (int i = 0; i < count && !isStopped(); i++) {
      boolean counts = !enabled.isSpurious(i);
      int choice = 0;
      int alternatives;
      do {
        move = new Move(threads[i], choice);
        int before = reports;
        Transition t = take(position, threads, logs, i, choice);
        alternatives = t.alternatives();
        ends |= counts && (!t.leadsToState() || reports != before);
        if (t.leadsToState()) {
          (counts ? certain : targets).add(keyed.key(t.target()));
        }
      } while (++choice < alternatives && !isStopped());
    }
    collect(certain, targets);
  }

  private void collect(KeyList certain, KeyList others) {
    if (!ends) {
      states.source(key);
    }
    for (int i = 0; i < certain.size(); i++) {
      states.target(certain.get(i), !ends);
    }
    for (int i = 0; i < others.size(); i++) {
      states.target(others.get(i), false);
    }
  }

  // ---- runs ----

  @Override
  protected List<Move> path() {
    List<Move> moves = new ArrayList<>();
    if (move != null) {
      moves.add(move);
    }
    return moves;
  }

  @Override
  protected void report(Violation v) {
    found.add(new Found(layer, key, v));
  }

  /** Finds the runs that lead to violations, when the state that they are about is done with. */
  private void makeOutRuns() {
    for (Found f : found) {
      if (!findings.knows(f.violation)) {
        List<Move> moves = runTo(f.key, f.layer);
        moves.addAll(f.violation.moves());
        findings.add(f.violation.reachedBy(moves), this);
      }
    }
    found.clear();
  }

  /** A run to a state of a layer: in each layer before it, some state that leads there. */
  private List<Move> runTo(long state, int its) {
    List<Move> moves = new ArrayList<>();
    long[] goal = {state};
    for (int before = its - 1; before >= 0; before--) {
      int from = before == 0 ? keyed.initial() : EARLIER;
      int length = moves.size();
      states.forEach(
          before,
          candidate -> {
            if (from == EARLIER) {
              keyed.put(from, candidate);
            }
            Move m = moveTo(from, goal[0]);
            if (m != null) {
              moves.add(m);
              goal[0] = candidate;
            }
            return m == null;
          });
      if (moves.size() == length) {
        throw new IllegalStateException("no transition leads to a state");
      }
    }
    Collections.reverse(moves);
    return moves;
  }

  private @Nullable Move moveTo(int from, long goal) {
    for (int thread : keyed.enabled(from).threads()) {
      int choice = 0;
      int alternatives;
      do {
        Transition t = keyed.take(from, thread, choice);
        if (t.leadsToState() && keyed.key(t.target()) == goal) {
          return new Move(thread, choice);
        }
        alternatives = t.alternatives();
      } while (++choice < alternatives);
    }
    return null;
  }

  // ---- ends ----

  @Override
  void noteEnding(int state) {
    ending.add(keyed.number(state));
  }

  @Override
  public boolean canAlwaysEnd() {
    return states.turning().size() == 0;
  }

  @Override
  public void forEachState(IntConsumer consumer) {
    for (int i = 0; i < layer; i++) {
      states.forEach(
          i,
          state -> {
            show(state, consumer);
            return true;
          });
    }
  }

  private void show(long state, IntConsumer consumer) {
    keyed.put(CURRENT, state);
    consumer.accept(keyed.number(CURRENT));
  }

  @Override
  public void forEachSuspect(IntConsumer consumer) {
    for (int i = 0; i < states.turning().size(); i++) {
      show(states.turning().get(i), consumer);
    }
  }
}

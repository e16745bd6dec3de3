package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.external.KeyList;
import dev.assay.explore.external.LayeredStates;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.KeyedSystem;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visited.CountedStates;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the states by number of transitions, one layer after the other, so that the first
 * violation has a shortest run. Whether the states to which transitions lead are new is asked for
 * many at once; no state is stored but by its key, so the search needs little memory.
 */
public final class LayeredSearch extends Search {
  // Positions of the system; the first state has another one, and transitions from it lead to the
  // next.
  private static final int CURRENT = 2;
  private static final int EARLIER = 4;

  private final KeyedSystem keyed;
  private final LayeredStates states;
  private int layer;
  private int position;
  private long key;
  private @Nullable Move move;

  /** Whether a transition from the current state has shown that a run may end there. */
  private boolean ends;

  // Where transitions from the current state lead that must be possible, and the others.
  private final KeyList certain = new KeyList();
  private final KeyList others = new KeyList();

  /** What is wrong with the current state, without the run that leads there. */
  private final List<Violation> inState = new ArrayList<>();

  /** Violations in transitions from this layer, by signature, with their runs. */
  private final Map<String, Violation> inTransitions = new LinkedHashMap<>();

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
      try {
        size = expandLayer();
      } finally {
        inTransitions.values().forEach(this::add);
        inTransitions.clear();
      }
    }
    return hasLeftNothingOut();
  }

  /**
   * Examines the states of a layer and takes their transitions; how many states the next one has.
   */
  private long expandLayer() {
    states.beginLayer();
    long[] size = {0};
    states.forEach(
        layer,
        next -> {
          arriveAt(next);
          examine(position, keyed.enabled(position), Specification.ANY_THREAD);
          inState.forEach(v -> add(withRun(v)));
          inState.clear();
          checkLimits(layer, states.collected());
          // A run to a state of this layer would be shorter than one with a transition from there.
          if (!isStopped() && (inTransitions.isEmpty() || settings.all())) {
            expand();
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
    certain.truncate(0);
    others.truncate(0);
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
          (counts ? certain : others).add(keyed.key(t.target()));
        }
      } while (++choice < alternatives && !isStopped());
    }
    collect();
  }

  private void collect() {
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

  /**
   * Whoever examines a state needs the machine there, so that its run is found later. That of a
   * transition is found at once: who knows whether there will be time.
   */
  @Override
  protected void report(Violation v) {
    if (move == null) {
      inState.add(v);
    } else if (findings.isWanted(v) && !inTransitions.containsKey(v.signature())) {
      inTransitions.put(v.signature(), withRun(v));
    }
  }

  private void add(Violation v) {
    if (findings.isWanted(v)) {
      findings.add(v, this);
    }
  }

  /** Adds the run to the current state before that of a violation. */
  private Violation withRun(Violation v) {
    if (!findings.isWanted(v)) {
      return v;
    }
    List<Move> moves = runTo(key, layer);
    moves.addAll(v.moves());
    return v.reachedBy(moves);
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
        if (keyed.isOutdated()) {
          throw PrecisionRefined.INSTANCE;
        }
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
    for (int i = 0; i < states.layers(); i++) {
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

package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.PathSystem;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search that goes where a script says, one transition at a time. It shows the states and
 * transitions it comes to to the specification as every search does.
 *
 * <p>Whoever says where to go knows without looking whether a state is a new one, so the states are
 * positions on the current path. The script may be trusted to lead to each state once (Taleghani
 * and Atlee, <em>Search-Carrying Code</em>, ASE 2010, Section 2.3); then transitions that it leaves
 * out cannot be compared with others, so that races are not looked for, nor pairs of states.
 */
public final class ScriptedSearch extends Search {
  private final PathSystem path;
  private final boolean isTrusted;

  /** The moves that lead to the first state that is examined. */
  private final List<Move> way = new ArrayList<>();

  /** The states between that one and the current one, and how far they were gone on from. */
  private Level[] levels = new Level[64];

  private int depth;

  /** The position of the state the search is in. */
  private int current;

  /** Who can move in it; null if that was not asked for. */
  private @Nullable Enabled here;

  private long examined;
  private boolean skipsObserved;
  private int alternatives = 1;

  /** A state of the current path that was examined and not left yet. */
  private static final class Level {
    int position;
    int[] threads = {};
    final AccessLogs logs = new AccessLogs();
    int takenThread;
    int takenChoice;

    void set(int at, Enabled enabled) {
      position = at;
      logs.clear();
      int n = enabled.count();
      if (threads.length < n) {
        threads = new int[2 * n];
      }
      for (int i = 0; i < n; i++) {
        threads[i] = enabled.thread(i);
      }
    }
  }

  /**
   * @param isTrusted whether the script is trusted to lead to every state
   */
  public ScriptedSearch(
      PathSystem system,
      Specification specification,
      Settings settings,
      Progress progress,
      boolean isTrusted) {
    super(system, specification, settings, progress);
    this.path = system;
    this.isTrusted = isTrusted;
  }

  @Override
  protected boolean explore() {
    throw new IllegalStateException("a script says where to go");
  }

  /** Goes to the first state. */
  public void begin() {
    current = path.initial();
    here = null;
  }

  /** Goes back to the state that was examined last and has not been left yet. */
  public void back() {
    current = levels[depth - 1].position;
    here = null;
  }

  /** The threads that can move in the current state. */
  public Enabled enabled() {
    if (here == null) {
      here = path.enabled(current);
    }
    return here;
  }

  /**
   * Takes a transition from the current state; whether it leads to a state, which is then the
   * current one.
   */
  public boolean take(int index, int choice) {
    Transition t =
        depth == 0 ? takeOnTheWay(index, choice) : takeFrom(levels[depth - 1], index, choice);
    alternatives = t.alternatives();
    if (!t.leadsToState() || isStopped()) {
      return false;
    }
    current = t.target();
    here = null;
    return true;
  }

  /**
   * Others examine the states on the way, and the transitions unless the script is trusted: then it
   * leaves out those that lead to other parts.
   */
  private Transition takeOnTheWay(int index, int choice) {
    int thread = enabled().thread(index);
    way.add(new Move(thread, choice));
    Transition t = path.take(current, thread, choice);
    checkTime();
    if (isTrusted) {
      judge(t);
      skipsObserved |= t.effect().skipsObserved;
    }
    return t;
  }

  private Transition takeFrom(Level l, int index, int choice) {
    l.takenThread = l.threads[index];
    l.takenChoice = choice;
    Transition t;
    if (isTrusted) {
      t = path.take(l.position, l.takenThread, choice);
      transitions++;
      judge(t);
    } else {
      t = take(l.position, l.threads, l.logs, index, choice);
    }
    skipsObserved |= t.effect().skipsObserved;
    return t;
  }

  /** How many choices there were for the transition taken last. */
  public int alternatives() {
    return alternatives;
  }

  /** Examines the current state; transitions are then taken from it until it is left. */
  public void look() {
    examined++;
    int mover = mover();
    Enabled enabled = prepareLevel();
    examine(current, enabled, mover);
    depth++;
    checkLimits(depth, depth);
  }

  /** The thread whose transition has led to the current state. */
  private int mover() {
    return depth > 0
        ? levels[depth - 1].takenThread
        : way.isEmpty() ? -1 : way.get(way.size() - 1).thread();
  }

  /** Takes transitions from the current state until it is left; it was examined before. */
  public void lookedAtBefore() {
    prepareLevel();
    depth++;
  }

  /** Makes the current state the next one of the path. */
  private Enabled prepareLevel() {
    Enabled enabled = enabled();
    if (depth == levels.length) {
      levels = Arrays.copyOf(levels, 2 * depth);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    levels[depth].set(current, enabled);
    return enabled;
  }

  /** Leaves the state that was examined last and not left yet. */
  public void leave() {
    depth--;
    here = null;
  }

  /**
   * Whether the current state is the one on the path whose position is the next lower power of two:
   * a path that repeats itself comes to such a state again (Brent, An improved Monte Carlo
   * factorization algorithm, BIT 1980).
   */
  public boolean isRound() {
    int mark = Integer.highestOneBit(current);
    return mark != current && path.areEqual(mark, current);
  }

  /** Asks for the number of the current state; at most {@link PathSystem#MOST_NOTED} on end. */
  public void note() {
    path.note(current);
  }

  /** See {@link PathSystem#numbers}. */
  public int numbers(int[] out) {
    return path.numbers(out);
  }

  /** How many states were examined. */
  public long examined() {
    return examined;
  }

  /** Whether some transition had states in its midst that properties were not asked about. */
  public boolean skipsObserved() {
    return skipsObserved;
  }

  @Override
  protected List<Move> path() {
    List<Move> moves = new ArrayList<>(way);
    for (int i = 0; i < depth; i++) {
      moves.add(new Move(levels[i].takenThread, levels[i].takenChoice));
    }
    return moves;
  }
}

package dev.assay.explore.search;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.reduction.SleepSet;
import dev.assay.explore.result.Move;
import dev.assay.explore.visited.SleepSetVisited;
import dev.assay.explore.visited.Visited;
import dev.assay.machine.threads.Stopped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Goes as deep as it can before it comes back to the next possibility. It takes states to begin
 * with from a {@link Frontier}, one after the other, and leaves states there for others when they
 * have nothing to do.
 */
public class DepthFirst extends Search {
  final Frontier frontier;

  /** Where the current path begins. */
  private Node root = Node.first(0);

  /** The states between the root and the current one; the last is at index {@code depth}. */
  private Level[] levels = new Level[64];

  private int depth = -1;

  private final FinishOrder order = new FinishOrder();
  private @Nullable SearchCheckpoints checkpoints;

  /** For states that an earlier search has left open: how many steps it has made from them. */
  private final Map<Node, Integer> madeBefore = new IdentityHashMap<>();

  /** The threads asleep in the state the search is about to enter. */
  private final SleepSet asleep;

  private final Independence independence;

  private @Nullable SearchObserver observer;

  /** The state that was about to be entered when the search was given up. */
  private @Nullable Node givenUp;

  /**
   * @param independence finds threads whose transitions are enough, if strategy and settings permit
   */
  public DepthFirst(
      TransitionSystem system,
      Independence independence,
      Specification specification,
      Settings settings,
      Progress progress) {
    super(system, specification, settings, progress, visited(settings));
    this.frontier = new Frontier();
    this.asleep = new SleepSet(sleeps(settings));
    this.independence = independence(independence, settings);
  }

  /** Another worker of a search, with a system of its own. */
  public DepthFirst(
      TransitionSystem system,
      Independence independence,
      Specification specification,
      DepthFirst first) {
    super(system, specification, first);
    this.frontier = first.frontier;
    this.asleep = new SleepSet(sleeps(first.settings));
    this.independence = independence(independence, first.settings);
  }

  private static Independence independence(Independence given, Settings settings) {
    return settings.strategy() == Settings.Strategy.DEPTH_FIRST ? given : Independence.UNKNOWN;
  }

  /**
   * Whether threads sleep. Not if every step counts, or states are given up, or if what is asleep
   * where could not be remembered.
   */
  private static boolean sleeps(Settings settings) {
    return !settings.fine()
        && settings.strategy() == Settings.Strategy.DEPTH_FIRST
        && !settings.without().contains(Reduction.SLEEP_SETS)
        && settings.properties().stepInvariants().isEmpty()
        && settings.maxDepth() == Integer.MAX_VALUE
        && settings.tactics().store() == SearchParameters.Store.EXACT;
  }

  private static Visited visited(Settings settings) {
    return sleeps(settings) ? new SleepSetVisited() : Visited.of(settings.tactics().store());
  }

  /** Lets checkpoints be written whenever one is due. There must be no other worker. */
  public final void keep(SearchCheckpoints where) {
    checkpoints = where;
  }

  /** Goes on with the open states of another search, in their order. */
  public final void goOnWith(List<OpenState> open) {
    order.giveUp();
    for (OpenState o : open) {
      madeBefore.put(o.node(), o.made());
      frontier.add(o.node());
    }
  }

  /**
   * The states from which not every step has been made, those to go on with first at the beginning.
   * To be asked between steps, and only if there is no other worker.
   */
  public final List<OpenState> open() {
    List<OpenState> open = new ArrayList<>();
    if (givenUp != null) {
      open.add(new OpenState(givenUp, 0));
    }
    for (int i = depth; i >= 0; i--) {
      if (levels[i].next < levels[i].count) {
        open.add(new OpenState(node(i), levels[i].taken));
      }
    }
    for (Node n : frontier.open()) {
      open.add(new OpenState(n, madeBefore.getOrDefault(n, 0)));
    }
    return open;
  }

  /** Lets somebody know what the search does. Every step counts then: nobody may sleep. */
  public final DepthFirst observedBy(@Nullable SearchObserver somebody) {
    observer = somebody;
    return this;
  }

  @Override
  protected boolean explore() {
    begin();
    work(Long.MAX_VALUE);
    return isExhausted();
  }

  /** Whether all states that were reached were explored. */
  final boolean isExhausted() {
    return depth < 0 && frontier.isOver() && hasLeftNothingOut();
  }

  /** Makes the first state the first one to be explored. */
  final void begin() {
    int initial = system.initial();
    if (observer != null) {
      observer.begins();
    }
    if (isToBeEntered(initial, 0)) {
      frontier.add(Node.first(initial));
    }
  }

  @Override
  public final boolean canAlwaysEnd() {
    return order.isKept();
  }

  /** Not everything is entered and left in one order: others take part, or it is done again. */
  final void leavesInNoOrder() {
    order.giveUp();
  }

  /** Explores until there is nothing left, or so many states are known. */
  final void work(long states) {
    while (!isStopped() && visited.count() < states) {
      if (checkpoints != null && checkpoints.isDue()) {
        checkpoints.write(this);
      }
      if (depth < 0) {
        Node next = frontier.take();
        if (next == null) {
          return;
        }
        beginAt(next);
      } else if (levels[depth].next == levels[depth].count) {
        leave(levels[depth]);
        if (observer != null) {
          observer.left();
        }
      } else {
        step(levels[depth]);
      }
    }
  }

  private void leave(Level l) {
    depth--;
    order.left(l.state);
    if (l.ends) {
      ending.add(l.state);
      if (depth >= 0) {
        levels[depth].ends |= levels[depth].movesForReason();
      }
    }
  }

  private void beginAt(Node node) {
    root = node;
    Integer again = madeBefore.remove(node);
    transitions -= again == null ? 0 : again; // each counts once
    asleep.clear();
    try {
      enter(node.state(), true);
    } catch (Stopped e) {
      givenUp = node;
      throw e;
    }
  }

  private void enter(int state, boolean isNew) {
    Enabled enabled = system.enabled(state);
    if (isNew) {
      examine(state, enabled, depth >= 0 ? levels[depth].takenThread : root.lastThread());
    }
    if (isToBeLeft(state, steps() + 1, enabled.count())) {
      observer = null; // what it was told is not the whole search
      return;
    }
    if (++depth == levels.length) {
      levels = Arrays.copyOf(levels, depth * 2);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    int only = enabled.count() > 1 ? independence.independent(state, enabled) : Independence.NONE;
    levels[depth].set(state, enabled, asleep, only);
    levels[depth].ends |= ending.contains(state);
    if (observer != null) {
      observer.entered(state, enabled);
    }
  }

  private void step(Level l) {
    int index = l.next;
    l.takenThread = l.threads[index];
    l.takenChoice = l.choice;
    int before = reports;
    Transition t = take(l.state, l.threads, l.logs, index, l.takenChoice);
    l.ends |= reports != before;
    l.taken++;
    if (++l.choice >= t.alternatives()) {
      l.choice = 0;
      l.next++;
    }
    if (!t.leadsToState() && l.movesForReason()) {
      l.ends = true;
    }
    boolean goesOn = t.leadsToState() && !isStopped();
    if (observer != null) {
      observer.stepped(index, l.takenChoice, goesOn ? t.target() : TransitionSystem.NOWHERE);
    }
    if (goesOn) {
      arrive(l, index, t);
    }
  }

  /** A transition has led to a state, which is gone on from if that is needed. */
  private void arrive(Level l, int index, Transition t) {
    boolean isGivenAway = frontier.isWanting();
    int state = t.target();
    asleep.clear();
    if (asleep.isUsed() && !isGivenAway) {
      for (int i = 0; i < index; i++) {
        asleep.inherit(l.threads[i], l.logs.of(i), l.accesses[i], t.effect().footprint);
      }
    }
    if (asleep.isUsed() && t.effect().maySleep && l.choice == 0) {
      l.accesses[index] = t.effect().footprint;
    }
    int steps = steps() + 1;
    if (isToBeEntered(state, steps)) {
      order.toNew(l.state);
      if (isGivenAway) {
        order.giveUp();
        frontier.add(node(depth).next(state, l.move()));
      } else {
        enterFrom(l, state);
      }
      // Afterwards, so that a search that ends here has seen all of the state.
      checkLimits(steps, depth);
    } else {
      if (l.movesForReason()) {
        order.toKnown(l.state, state);
        l.ends = l.ends || ending.contains(state);
      }
      if (asleep.wakesAny()) {
        enter(state, false);
      }
    }
  }

  private void enterFrom(Level l, int state) {
    try {
      enter(state, true);
    } catch (Stopped e) {
      givenUp = node(depth).next(state, l.move());
      throw e;
    }
  }

  /** How many steps lead to the state at the end of the current path; -1 before there is one. */
  private int steps() {
    return root.depth() + depth;
  }

  /** Whether a state that was reached with so many steps is one to go on from. */
  boolean isToBeEntered(int state, int steps) {
    if (visited instanceof SleepSetVisited v) {
      return asleep.isNew(v, state);
    }
    return visited.add(state);
  }

  /** Whether a state is not to be gone on from after all, because it is too far away. */
  boolean isToBeLeft(int state, int steps, int enabled) {
    if (steps < settings.maxDepth()) {
      return false;
    }
    if (enabled > 0) {
      cutAtDepth();
    }
    return true;
  }

  /** The way to the state at a level of the current path. */
  private Node node(int level) {
    int known = level;
    while (known > 0 && levels[known].node == null) {
      known--;
    }
    Node node = levels[known].node == null ? root : levels[known].node;
    for (int i = known + 1; i <= level; i++) {
      node = node.next(levels[i].state, levels[i - 1].move());
      levels[i].node = node;
    }
    return node;
  }

  @Override
  protected final List<Move> path() {
    List<Move> moves = root.moves();
    for (int i = 0; i <= depth; i++) {
      moves.add(levels[i].move());
    }
    return moves;
  }
}

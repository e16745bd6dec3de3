package dev.assay.explore.search;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visited.SleepSetVisited;
import dev.assay.explore.visited.Visited;
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
public class DepthFirst extends Search implements SearchObserver.Movers {
  final Frontier frontier;

  /** Where the current path begins. */
  private Node root = Node.first(0);

  /** The states between the root and the current one; the last is at index {@code depth}. */
  private Level[] levels = new Level[64];

  private int depth = -1;
  private @Nullable SearchCheckpoints checkpoints;

  /** For states that an earlier search has left open: how many steps it has made from them. */
  private final Map<Node, Integer> madeBefore = new IdentityHashMap<>();

  /** The threads asleep in the state the search is about to enter. */
  private final Asleep asleep;

  private @Nullable SearchObserver observer;

  /** A state on the current path, and how far it has been explored. */
  private static final class Level {
    int state;
    int[] threads = {};
    int count;
    int next;
    int choice;
    int made;
    int takenThread;
    int takenChoice;

    /** Accesses of the steps made from here, by index of thread; null where there are none. */
    @Nullable LocksetLog[] logs = {};

    /**
     * By index of thread: what the step made from here, or from a state before, has to do with
     * others; null where there is none that later threads' steps need not be followed by.
     */
    @Nullable AccessSet[] prints = {};

    /** The way to the state, once somebody has asked for it. */
    @Nullable Node node;

    /**
     * Begins with a state; the threads asleep come first, and make no steps.
     *
     * @param only the one thread whose step is enough; negative if there is none
     */
    void set(int state, TransitionExecutor executor, int enabled, Asleep asleep, int only) {
      this.state = state;
      int most = enabled + asleep.count;
      if (threads.length < most) {
        threads = new int[most * 2];
        logs = new LocksetLog[most * 2];
        prints = new AccessSet[most * 2];
      }
      count = 0;
      for (int i = 0; i < asleep.count; i++) {
        add(asleep.threads[i], asleep.logs[i], asleep.prints[i]);
      }
      next = count;
      for (int i = 0; i < enabled; i++) {
        int thread = executor.enabled(i);
        if (asleep.isToMove(thread) && (only < 0 || thread == only)) {
          add(thread, null, null);
        }
      }
      choice = 0;
      made = 0;
      node = null;
    }

    private void add(int thread, @Nullable LocksetLog log, @Nullable AccessSet print) {
      threads[count] = thread;
      logs[count] = log;
      prints[count++] = print;
    }

    Move taken() {
      return new Move(takenThread, takenChoice);
    }
  }

  /**
   * Threads that are asleep in a state: they can move, but a run in which they move next is as good
   * as one in which they have moved before, and that one is explored. A thread falls asleep when
   * its step was made from a state and another thread's step is made instead; it wakes up when a
   * step is made that has something to do with its own.
   */
  private static final class Asleep {
    final boolean isUsed;
    int[] threads = new int[8];
    @Nullable LocksetLog[] logs = new LocksetLog[8];
    AccessSet[] prints = new AccessSet[8];
    int count;

    /** The only threads that are to move, since all others have; negative if that means all. */
    int toWake = SleepSetVisited.NEW;

    Asleep(boolean isUsed) {
      this.isUsed = isUsed;
    }

    void clear() {
      count = 0;
      toWake = SleepSetVisited.NEW;
    }

    /** Those of a state that stay asleep when a step is made from it. */
    void inherit(Level l, int index, AccessSet step) {
      for (int i = 0; i < index; i++) {
        AccessSet print = l.prints[i];
        if (print != null
            && l.threads[i] < SleepSetVisited.MOST_THREADS
            && AccessSet.areIndependent(print, step)) {
          if (count == threads.length) {
            threads = Arrays.copyOf(threads, count * 2);
            logs = Arrays.copyOf(logs, count * 2);
            prints = Arrays.copyOf(prints, count * 2);
          }
          threads[count] = l.threads[i];
          logs[count] = l.logs[i];
          prints[count++] = print;
        }
      }
    }

    int mask() {
      int mask = 0;
      for (int i = 0; i < count; i++) {
        mask |= 1 << threads[i];
      }
      return mask;
    }

    boolean isToMove(int thread) {
      int bit = thread < SleepSetVisited.MOST_THREADS ? 1 << thread : 0;
      return toWake == SleepSetVisited.NEW ? (mask() & bit) == 0 : (toWake & bit) != 0;
    }
  }

  public DepthFirst(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress) {
    super(executor, settings, precision, checker, progress, visited(settings));
    this.frontier = new Frontier();
    this.asleep = new Asleep(sleeps(settings));
  }

  /** Another worker of a search, with a machine of its own. */
  public DepthFirst(
      TransitionExecutor executor, Precision precision, SafetyChecker checker, DepthFirst first) {
    super(executor, precision, checker, first);
    this.frontier = first.frontier;
    this.asleep = new Asleep(sleeps(first.settings));
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
    for (int i = depth; i >= 0; i--) {
      if (levels[i].next < levels[i].count) {
        open.add(new OpenState(node(i), levels[i].made));
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
  public int thread(int index) {
    return executor.enabled(index);
  }

  @Override
  public long place(int index) {
    return cache.place(index);
  }

  @Override
  public int label(int index) {
    return cache.label(index);
  }

  @Override
  public void setLabel(int index, int label) {
    cache.setLabel(index, label);
  }

  @Override
  public void run(int initial) {
    begin(initial);
    work(Long.MAX_VALUE);
  }

  /** Makes a state the first one to be looked at. */
  final void begin(int initial) {
    if (observer != null) {
      observer.begins();
    }
    if (isToBeEntered(initial, 0)) {
      frontier.add(Node.first(initial));
    }
  }

  /** Explores until there is nothing left, or so many states are known. */
  final void work(long states) {
    while (!isStopped() && visited.count() < states) {
      if (checkpoints != null && !precision.isOutdated() && checkpoints.isDue()) {
        checkpoints.write(this);
      }
      if (depth < 0) {
        Node next = frontier.take();
        if (next == null) {
          return;
        }
        beginAt(next);
      } else if (levels[depth].next == levels[depth].count) {
        depth--;
        if (observer != null) {
          observer.left();
        }
      } else {
        step(levels[depth]);
      }
    }
  }

  private void beginAt(Node node) {
    root = node;
    Integer again = madeBefore.remove(node);
    transitions -= again == null ? 0 : again; // each counts once
    executor.restore(node.state());
    asleep.clear();
    enter(node.state(), true);
  }

  private void enter(int state, boolean isNew) {
    int n = enabledIn(state);
    if (isNew) {
      look(state, n);
    }
    if (isToBeLeft(steps() + 1, n)) {
      return;
    }
    if (++depth == levels.length) {
      levels = Arrays.copyOf(levels, depth * 2);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    boolean isReduced = settings.strategy() == Settings.Strategy.DEPTH_FIRST;
    int only = isReduced && n > 1 ? cache.independent(state, n) : -1;
    levels[depth].set(state, executor, n, asleep, only);
    if (observer != null) {
      observer.entered(state, n, this);
    }
  }

  private void step(Level l) {
    int index = l.next;
    l.takenThread = l.threads[index];
    l.takenChoice = l.choice;
    l.made++;
    int state = step(l.state, l.threads, l.logs, index, l.takenChoice);
    if (++l.choice >= executor.effect().alternatives) {
      l.choice = 0;
      l.next++;
    }
    if (observer != null) {
      observer.stepped(index, l.takenChoice, state);
    }
    if (state != NOWHERE) {
      arrive(l, index, state);
    }
  }

  /** A step has led to a state, which is gone on from if that is needed. */
  private void arrive(Level l, int index, int state) {
    boolean isGivenAway = frontier.isWanting();
    asleep.clear();
    if (asleep.isUsed && !isGivenAway) {
      asleep.inherit(l, index, executor.effect().footprint);
    }
    if (asleep.isUsed && executor.effect().maySleep && l.choice == 0) {
      l.prints[index] = executor.effect().footprint;
    }
    int steps = steps() + 1;
    if (isToBeEntered(state, steps)) {
      if (isGivenAway) {
        frontier.add(node(depth).next(state, l.taken()));
      } else {
        enter(state, true);
      }
      // Afterwards, so that a search that ends here has seen all of the state.
      checkLimits(steps, depth);
    } else if (asleep.isUsed && asleep.toWake != 0) {
      enter(state, false);
    }
  }

  /** How many steps lead to the state at the end of the current path; -1 before there is one. */
  private int steps() {
    return root.depth() + depth;
  }

  /** Whether a state that was reached with so many steps is one to go on from. */
  boolean isToBeEntered(int state, int steps) {
    if (visited instanceof SleepSetVisited v) {
      asleep.toWake = v.visit(state, asleep.mask());
      return asleep.toWake == SleepSetVisited.NEW;
    }
    return visited.add(state);
  }

  /** Whether a state is not to be gone on from after all, because it is too far away. */
  boolean isToBeLeft(int steps, int enabled) {
    if (steps < settings.maxDepth()) {
      return false;
    }
    if (enabled > 0) {
      cut("the limit of " + settings.maxDepth() + " steps is reached");
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
      node = node.next(levels[i].state, levels[i - 1].taken());
      levels[i].node = node;
    }
    return node;
  }

  @Override
  public final List<Move> path() {
    List<Move> moves = root.moves();
    for (int i = 0; i <= depth; i++) {
      moves.add(levels[i].taken());
    }
    return moves;
  }
}

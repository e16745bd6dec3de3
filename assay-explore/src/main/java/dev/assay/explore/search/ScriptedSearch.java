package dev.assay.explore.search;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.PropertyWatch;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.program.TransitionLabels;
import dev.assay.explore.program.TransitionPools;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionRefined;
import dev.assay.explore.visibility.PrecisionSnapshot;
import dev.assay.machine.memo.TransitionMemo;
import dev.assay.machine.portable.PortableStates;
import dev.assay.machine.state.ComparedStates;
import dev.assay.machine.state.StateBatch;
import dev.assay.machine.state.hash.StateHasher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A search that goes where somebody else says, one step at a time, with the view of the program
 * that another search has had in the end. It looks at the states and steps it comes to as every
 * search does.
 *
 * <p>Whoever says where to go knows without looking whether a state is a new one. So states are not
 * looked for among those known when they are come to: a state's place on the current path stands
 * for it, and the numbers under which states are stored are given later, for many at once.
 *
 * <p>Properties do not make its steps shorter: what begins a step is given by the other search. If
 * a step changes data that a property reads more than once, there are states in its midst that the
 * property is not asked about, and the result says so.
 */
public class ScriptedSearch extends Search {
  private static final int[] NO_PARTS = {};

  private final ProgramUnderTest subject;
  private final LearntReads learnt;
  private final TransitionLabels labels;
  private final @Nullable PropertyWatch watch;
  private final @Nullable StateHasher hasher;

  /** How often it was learnt, when this search began, that properties read more than was known. */
  private final int known;

  /** How often the view had changed then; it must not change any more. */
  private final int changes;

  /** The moves on the way to the first state that is looked at. */
  private final List<Move> way = new ArrayList<>();

  /** The states between that one and the current one, and how far they were gone on from. */
  private Level[] levels = new Level[64];

  private int depth;

  /** By place on the path from the first state: what the state consists of. */
  private int[][] parts = new int[64][];

  /** The place of the state the search is in. */
  private int current;

  /** What is known of it; null if nobody has asked. */
  private @Nullable Level here;

  private long looked;

  /** States whose numbers were asked for. */
  private final StateBatch noted;

  /** A state of the current path, or the one that may come next, and who can move in it. */
  static final class Level {
    int place;
    int count;
    int[] threads = {};
    long[] places = {};
    int[] parts = {};
    @Nullable LocksetLog[] logs = {};
    int takenThread;
    int takenChoice;

    private void setRoom(int threads) {
      if (this.threads.length < threads) {
        this.threads = new int[2 * threads];
        places = new long[2 * threads];
        parts = new int[2 * threads];
        logs = new LocksetLog[2 * threads];
      }
    }
  }

  /** What is learnt about properties outlives a search that has to begin anew for it. */
  public static final class LearntReads {
    private final Precision observed = new Precision(Set.of());
    private boolean passedOver;
  }

  /** The search cannot go on. */
  public static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean tooCoarse;

    private Interrupted(boolean tooCoarse) {
      super(
          tooCoarse ? "the view of the program is too coarse" : "properties read more than known",
          null,
          false,
          false);
      this.tooCoarse = tooCoarse;
    }

    /** Whether the view is to blame; otherwise the search has to be made once more. */
    public boolean isTooCoarse() {
      return tooCoarse;
    }
  }

  /** How the other search was made. */
  public record ProducerPrecision(PrecisionSnapshot view, List<String> observed) {}

  /**
   * Prepares a search from the first state.
   *
   * @param key of the hashes of states, two words, or none
   */
  public ScriptedSearch(
      ProgramUnderTest subject,
      Settings settings,
      ProducerPrecision guidance,
      LearntReads learnt,
      Progress progress,
      long... key) {
    this(
        subject, settings, granularity(subject, settings, guidance, learnt), learnt, progress, key);
  }

  private ScriptedSearch(
      ProgramUnderTest subject,
      Settings settings,
      Precision view,
      LearntReads learnt,
      Progress progress,
      long[] key) {
    this(subject, settings, view, subject.executor(view, settings), learnt, progress, key);
  }

  private ScriptedSearch(
      ProgramUnderTest subject,
      Settings settings,
      Precision view,
      TransitionExecutor executor,
      LearntReads learnt,
      Progress progress,
      long[] key) {
    super(
        executor,
        settings,
        view,
        new SafetyChecker(
            subject.classifier(),
            new Invariants(
                settings.properties(),
                subject,
                new PredicateEvaluator(executor, subject.classifier(), learnt.observed))),
        progress);
    this.subject = subject;
    this.learnt = learnt;
    this.labels = new TransitionLabels(subject);
    this.hasher =
        key.length == 0 ? null : new PortableStates(subject.keeper()).hasher(key[0], key[1]);
    this.known = learnt.observed.changes();
    this.changes = executor.policy().changes();
    this.watch =
        isWatchNeeded()
            ? new PropertyWatch(executor, subject.classifier(), view, learnt.observed)
            : null;
    if (watch != null) {
      executor.machine().setWatch(watch);
    }
    executor.restoreAfterAbort(subject.initial());
    this.noted = new StateBatch(subject.keeper().store());
    parts[0] = subject.keeper().partsOf(subject.initial());
  }

  private static Precision granularity(
      ProgramUnderTest subject, Settings settings, ProducerPrecision guidance, LearntReads learnt) {
    KindNames names = new KindNames(subject.machine().universe());
    Precision g = new Precision(guidance.view, names, settings.without());
    g.remember(guidance.observed, names);
    // What properties read here is found out in any case. Most often it is the same, and then no
    // search has to begin anew for it; if it is less, nothing is lost.
    learnt.observed.remember(guidance.observed, names);
    return g;
  }

  /** Whether properties read data of which not every change begins a step. */
  private boolean isWatchNeeded() {
    KindNames names = new KindNames(subject.machine().universe());
    return !precision.observed(names).containsAll(learnt.observed.observed(names));
  }

  /**
   * Lets a search begin with the steps that are known to an earlier one with the same guidance,
   * which must not go on. False if they may be others now.
   */
  public final boolean takeOver(ScriptedSearch earlier) {
    boolean isSame =
        mayKnowStepsOfOthers()
            && earlier.getClass() == getClass()
            && earlier.subject == subject
            && earlier.known == known
            && earlier.changes == earlier.executor.policy().changes();
    if (isSame) {
      cache.takeOver(earlier.cache);
      // Steps that are not made again count for this search, too, with all that they did.
      executor.noteWhatWasSeenBy(earlier.executor);
    }
    return isSame;
  }

  /**
   * Shares the steps that are known with others who have the same guidance. What was seen of the
   * program is then to be taken from all of them together.
   */
  public final void share(TransitionPools pools) {
    List<String> read = learnt.observed.observed(new KindNames(subject.machine().universe()));
    TransitionMemo.Pool pool = pools.of(subject.keeper().store(), getClass(), read);
    if (pool != null && mayKnowStepsOfOthers()) {
      cache.share(pool);
    }
  }

  /**
   * Which threads use what, each search finds out by itself from the steps that it makes; if that
   * counts it has to make them.
   */
  private boolean mayKnowStepsOfOthers() {
    return settings.without().contains(Reduction.OWNERSHIP);
  }

  // ---- going where somebody says ----

  /** Goes to the first state. */
  public final void begin() {
    current = 0;
    here = null;
  }

  /** Goes back to the state that was looked at last and has not been left yet. */
  public final void back() {
    here = levels[depth - 1];
    current = here.place;
  }

  /** How many threads can move in the current state. */
  public final int enabled() {
    return here().count;
  }

  private Level here() {
    if (here == null) {
      here = lookAround();
    }
    return here;
  }

  /** Finds out who can move in the current state, which may become the next one of the path. */
  private Level lookAround() {
    if (depth == levels.length) {
      levels = Arrays.copyOf(levels, 2 * depth);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    Level l = levels[depth];
    l.place = current;
    l.count = enabledIn(current);
    l.setRoom(l.count);
    for (int i = 0; i < l.count; i++) {
      l.threads[i] = executor.enabled(i);
      l.places[i] = cache.place(i);
      l.parts[i] = cache.part(i);
      l.logs[i] = null;
    }
    return l;
  }

  public final int thread(int index) {
    return here().threads[index];
  }

  public final int place(int index) {
    return labels.number(here().places[index]);
  }

  public final TransitionLabels labels() {
    return labels;
  }

  /**
   * Makes a step from the current state; whether it leads to a state, which is then the current
   * one. The machine follows when it is needed there.
   */
  public final boolean make(int index, int choice) {
    int[] next;
    try {
      next = depth == 0 ? makeOnTheWay(index, choice) : makeFrom(levels[depth - 1], index, choice);
    } catch (PrecisionRefined e) {
      throw interrupted();
    }
    if (precision.isOutdated()) {
      throw interrupted();
    }
    if (next != null) {
      arrive(next);
    }
    return next != null;
  }

  private void arrive(int[] next) {
    if (++current == parts.length) {
      parts = Arrays.copyOf(parts, 2 * current);
    }
    parts[current] = next;
    here = null;
  }

  /** Others look at the states on the way. */
  private int @Nullable [] makeOnTheWay(int index, int choice) {
    int thread = thread(index);
    way.add(new Move(thread, choice));
    restore(current);
    return executor.step(thread, choice).leadsToState() ? executor.saveUnnumbered() : null;
  }

  private int @Nullable [] makeFrom(Level l, int index, int choice) {
    l.takenThread = l.threads[index];
    l.takenChoice = choice;
    if (watch != null) {
      watch.begin();
    }
    int[] next = step(l, index, choice);
    // A step that is known is not made, and the watch does not see it. It need not: it saw the step
    // when it was learnt, and what it found then stays in what was learnt.
    if (watch != null && watch.hasPassedOverStates()) {
      learnt.passedOver = true;
    }
    return next;
  }

  /** Makes a step from a state and looks at it; what the state consists of that it leads to. */
  int @Nullable [] step(Level l, int index, int choice) {
    int thread = l.threads[index];
    boolean isFirst = l.place == 0; // where a program begins is like nowhere else
    boolean isKnown = !isFirst && cache.recalls(parts[l.place], thread, l.parts[index], choice);
    TransitionExecutor.End end =
        isKnown ? TransitionExecutor.End.STATE : make(l.place, thread, choice);
    transitions++;
    checkRaces(l.place, l.threads, l.logs, index, choice);
    if (end == TransitionExecutor.End.UNCAUGHT) {
      judge(checker.uncaught(executor));
    }
    if (!end.leadsToState() || isStopped()) {
      return null;
    }
    int[] next = isFirst ? executor.saveUnnumbered() : behind(end, l.place, thread, choice);
    if (hasStepInvariants()) {
      arrive(next);
      lookAtStep(l.place, current);
      back();
    }
    return next;
  }

  /** What the state consists of to which a step leads that was made or recalled. */
  final int[] behind(TransitionExecutor.End end, int from, int thread, int choice) {
    // Whatever was behind the state on the path is over.
    int[] over = from + 1 < parts.length ? parts[from + 1] : null;
    return cache.arrive(end, parts[from], thread, choice, over == null ? NO_PARTS : over);
  }

  private boolean hasStepInvariants() {
    return !settings.properties().stepInvariants().isEmpty();
  }

  /** What a state of the path consists of. */
  final int[] parts(int place) {
    return parts[place];
  }

  @Override
  public int enabledIn(int place) {
    return cache.enabledIn(parts[place]);
  }

  @Override
  void restore(int place) {
    if (place == 0) {
      executor.restore(subject.initial()); // which is known as the first one by its number
    } else if (hasStepInvariants()) {
      executor.restore(number(place));
    } else {
      executor.restore(parts[place]);
    }
  }

  @Override
  int number(int place) {
    return (int) subject.keeper().store().states().intern(parts[place], parts[place].length);
  }

  /** Asks for the number of the current state; at most {@link StateBatch#SIZE} times on end. */
  public final void note() {
    noted.add(parts[current]);
  }

  /**
   * Puts the numbers of the states into an array that were asked for since the last call, in the
   * same order; how many there are. Equal states have equal numbers, in all searches that share a
   * store.
   */
  public final int numbers(int[] out) {
    return noted.intern(out);
  }

  /** How many possibilities there were for the step made last. */
  public final int alternatives() {
    return executor.effect().alternatives;
  }

  /** Looks at the current state, and makes steps from it until it is left. */
  public final void look() {
    looked++;
    here = lookedAround();
    try {
      look(current, here.count);
    } catch (PrecisionRefined e) {
      throw interrupted();
    }
    depth++;
    checkLimits(depth, depth);
  }

  /** Makes steps from the current state until it is left; it was looked at before. */
  public final void lookedAtBefore() {
    here = lookedAround();
    depth++;
  }

  /** Makes sure that the current state is the next one of the path. */
  private Level lookedAround() {
    return here != null && depth < levels.length && here == levels[depth] ? here : lookAround();
  }

  /** Leaves the state that was looked at last and not left yet. */
  public final void leave() {
    depth--;
    here = null;
  }

  private Interrupted interrupted() {
    // What properties read is learnt apart; whatever else is new, the view did not know.
    boolean properties = learnt.observed.changes() != known;
    return new Interrupted(!properties);
  }

  @Override
  public void run(int initial) {
    throw new IllegalStateException("somebody else says where to go");
  }

  @Override
  public List<Move> path() {
    List<Move> moves = new ArrayList<>(way);
    for (int i = 0; i < depth; i++) {
      moves.add(new Move(levels[i].takenThread, levels[i].takenChoice));
    }
    return moves;
  }

  /** Whether there is nothing more to be done: a violation was found, or a limit is reached. */
  public final boolean hasStopped() {
    return isStopped();
  }

  /** Puts the keyed hash of a state with a number into the first two elements of {@code out}. */
  public final void hash(int number, long[] out) {
    if (hasher == null) {
      throw new IllegalStateException("no key was given");
    }
    ComparedStates states = subject.keeper().store().compared();
    int[] all = new int[states.count(number)];
    states.parts(number, all);
    hasher.hash(all, all.length, out);
  }

  // ---- what was found ----

  /** What was found so far. */
  public final Result result(long startNanos) {
    List<String> reasons = new ArrayList<>(reasons());
    for (String s : executor.policy().surroundings()) {
      reasons.add("the program makes use of " + s);
    }
    if (settings.races() == Settings.Races.IGNORE) {
      reasons.add("data races were not looked for");
    }
    if (executor.hasPassedOverTimeouts()) {
      reasons.add("waiting with a time limit was taken never to end by it");
    }
    if (learnt.passedOver) {
      reasons.add(
          "some steps of this search change what a property reads more than once, and the states in"
              + " between were not looked at");
    }
    return new Result(
        violations(),
        reasons,
        precision.racyNames(),
        new Statistics(
            looked,
            transitions,
            executor.executed(),
            deepest,
            (System.nanoTime() - startNanos) / 1_000_000,
            0,
            subject.keeper().store().bytes()));
  }

  /** Why nothing can be said about some properties, if these are all states. */
  public final List<String> unanswered() {
    return checker.invariants().unanswered();
  }

  /** How much memory the states take. */
  public final long storeBytes() {
    return subject.keeper().store().bytes();
  }

  /** The program, with the executor of this search at its beginning, to describe a run. */
  public final TransitionExecutor fromTheStart() {
    executor.machine().setWatch(executor.policy());
    executor.restoreAfterAbort(subject.initial());
    return executor;
  }

  public final SafetyChecker checker() {
    return checker;
  }
}

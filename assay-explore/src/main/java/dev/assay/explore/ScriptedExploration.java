package dev.assay.explore;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Limits;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.program.PathTransitions;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.TransitionLabels;
import dev.assay.explore.program.TransitionPools;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.replay.TraceRecorder;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.ScriptedSearch;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionSnapshot;
import dev.assay.machine.memo.TransitionMemo;
import dev.assay.machine.threads.Stopped;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Explores a program where a script leads, with the precision that another search has had in the
 * end. Properties do not make its transitions shorter: where they end is given by the other search.
 * If a transition changes data that a property reads more than once, there are states in its midst
 * that the property is not asked about, and the result says so.
 */
public final class ScriptedExploration {
  private final ProgramUnderTest program;
  private final Settings settings;
  private final Limits limits;
  private final Precision precision;
  private final LearntReads learnt;
  private final PathTransitions path;
  private final SafetyChecker checker;
  private final ScriptedSearch search;
  private final TransitionLabels labels;
  private final boolean isTrusted;

  /** What the other search has seen of the program, by name. */
  private final List<String> told;

  /** Whether properties read more than the other search knew of. */
  private final boolean isWatchNeeded;

  /** How often it was learnt, when this search began, that properties read more than was known. */
  private final int known;

  /** How often the precision had changed then; it must not change any more. */
  private final int changes;

  /** How the other search was made. */
  public record ProducerPrecision(PrecisionSnapshot snapshot, List<String> observed) {}

  /** What is learnt about properties outlives a search that has to begin anew for it. */
  public static final class LearntReads {
    private final Precision observed = new Precision(Set.of());
  }

  /** The search cannot go on. */
  public static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean tooCoarse;

    private Interrupted(boolean tooCoarse) {
      super(
          tooCoarse
              ? "the precision of the other search is too coarse"
              : "properties read more than known",
          null,
          false,
          false);
      this.tooCoarse = tooCoarse;
    }

    /** Whether the precision is to blame; otherwise the search has to be made once more. */
    public boolean isTooCoarse() {
      return tooCoarse;
    }
  }

  /**
   * Prepares a search from the first state.
   *
   * @param isTrusted whether the script is trusted to lead to every state
   * @param key of the hashes of states, two words, or none
   */
  public ScriptedExploration(
      ProgramUnderTest program,
      Settings settings,
      ProducerPrecision producer,
      LearntReads learnt,
      Progress progress,
      boolean isTrusted,
      long... key) {
    this.limits = progress.limits();
    limits.set(settings.maxMillis(), settings.tactics().maxMemory());
    program.machine().setStopSignal(limits);
    this.program = program;
    this.settings = settings;
    this.learnt = learnt;
    this.isTrusted = isTrusted;
    this.told = producer.snapshot.aspects();
    KindNames names = new KindNames(program.machine().universe());
    this.precision = new Precision(producer.snapshot, names, settings.without());
    precision.remember(producer.observed, names);
    // What properties read here is found out in any case. Most often it is the same, and then no
    // search has to begin anew for it; if it is less, nothing is lost.
    learnt.observed.remember(producer.observed, names);
    this.known = learnt.observed.changes();
    isWatchNeeded = !precision.observed(names).containsAll(learnt.observed.observed(names));
    this.path =
        program.path(precision, isWatchNeeded ? learnt.observed : null, settings, !isTrusted, key);
    this.changes = path.changes();
    PredicateEvaluator evaluator = new PredicateEvaluator(path, learnt.observed);
    this.checker =
        new SafetyChecker(
            path, precision, new Invariants(settings.properties(), program, evaluator), settings);
    this.search = new ScriptedSearch(path, checker, settings, progress, isTrusted);
    this.labels = new TransitionLabels(program);
  }

  /**
   * Begins with the transitions that are known to an earlier search with the same precision, which
   * must not go on. False if they may be others now.
   */
  public boolean takeOver(ScriptedExploration earlier) {
    boolean isSame =
        mayKnowTransitionsOfOthers()
            && earlier.isTrusted == isTrusted
            && earlier.program == program
            && earlier.known == known
            && earlier.changes == earlier.path.changes();
    if (isSame) {
      path.takeOver(earlier.path);
    }
    return isSame;
  }

  /**
   * Shares the transitions that are known with others who have the same precision. What was seen of
   * the program is then to be taken from all of them together.
   */
  public void share(TransitionPools pools) {
    List<String> read = learnt.observed.observed(new KindNames(program.machine().universe()));
    TransitionMemo.Pool pool = pools.of(program.keeper().store(), isTrusted, read);
    if (pool != null && mayKnowTransitionsOfOthers()) {
      path.share(pool);
    }
  }

  /**
   * Which threads use what, each search finds out by itself from the transitions that it executes;
   * if that counts it has to execute them.
   */
  private boolean mayKnowTransitionsOfOthers() {
    return settings.without().contains(Reduction.OWNERSHIP);
  }

  /** The search, to be led where the script says. */
  public ScriptedSearch search() {
    return search;
  }

  /**
   * Takes a transition, see {@link ScriptedSearch#take}.
   *
   * @throws Interrupted if the search cannot go on
   */
  public boolean take(int index, int choice) {
    boolean leadsToState;
    try {
      leadsToState = search.take(index, choice);
    } catch (PrecisionRefined e) {
      throw interrupted();
    } catch (Stopped e) {
      search.endAtLimit();
      return false;
    }
    if (precision.isOutdated()) {
      throw interrupted();
    }
    return leadsToState;
  }

  /** Examines the current state, see {@link ScriptedSearch#look}. */
  public void look() {
    try {
      search.look();
    } catch (PrecisionRefined e) {
      throw interrupted();
    } catch (Stopped e) {
      search.endAtLimit();
    }
  }

  private Interrupted interrupted() {
    // What properties read is learnt apart; whatever else is new, the precision did not allow for.
    return new Interrupted(learnt.observed.changes() == known);
  }

  /** The number of the instruction that a thread which can move is at. */
  public int place(int index) {
    return labels.number(search.enabled().place(index));
  }

  public TransitionLabels labels() {
    return labels;
  }

  /** Puts the keyed hash of a state with a number into the first two elements of {@code out}. */
  public void hash(int number, long[] out) {
    path.hash(number, out);
  }

  /** What was found so far; see {@link #explain}. */
  public List<Violation> violations() {
    return search.violations();
  }

  /** What was left out so far, apart from properties without an answer. */
  public List<Incompleteness> incompleteness() {
    List<Incompleteness> left = new ArrayList<>(search.incompleteness());
    left.addAll(Explorer.assumptions(path, precision, settings));
    if (isTrusted && isWatchNeeded) {
      left.add(
          new Incompleteness(
              Reason.SKIPPED_OBSERVATION,
              "a trustful certificate leaves transitions out, and these may change what a property"
                  + " reads that its producer has not looked at"));
    }
    if (search.skipsObserved()) {
      left.add(
          new Incompleteness(
              Reason.SKIPPED_OBSERVATION,
              "some steps of this search change what a property reads more than once, and the"
                  + " states in between were not looked at"));
    }
    return left;
  }

  /** The kinds of violations that are looked for. */
  public Set<String> kinds() {
    Set<String> kinds = new LinkedHashSet<>(settings.checkedKinds());
    if (isTrusted) {
      kinds.remove("race"); // transitions that the script leaves out cannot be compared
    }
    return kinds;
  }

  /** Data that takes part in races and is explored access by access. */
  public List<String> promoted() {
    return precision.racesOfProgram(new KindNames(program.machine().universe()));
  }

  /** What the search has cost so far, but for the time. */
  public Statistics statistics() {
    return new Statistics(
        search.examined(),
        search.transitions(),
        path.executed(),
        search.deepest(),
        0,
        0,
        storeBytes());
  }

  /** The properties that had no answer in any state so far. */
  public List<Incompleteness> unanswered() {
    return checker.invariants().unanswered();
  }

  /**
   * Whether more was seen of the program than the other search knew of, though not in one run. What
   * is seen in several parts of a search has to be put together, and nobody does.
   */
  public boolean hasSeenMore() {
    return !told.containsAll(precision.aspects());
  }

  /** How much memory the states take. */
  public long storeBytes() {
    return program.keeper().store().bytes();
  }

  /**
   * The run that leads to a violation, in words, as far as there is time. The search is over then.
   */
  public Counterexample explain(Violation v) {
    program.machine().setStopSignal(limits.afterGrace());
    ProgramTransitions all = path.fromTheStart();
    SafetyChecker byNumber = new SafetyChecker(all, precision, checker.invariants(), settings);
    return new TraceRecorder(all).record(v, byNumber);
  }
}

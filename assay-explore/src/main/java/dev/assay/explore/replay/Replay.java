package dev.assay.explore.replay;

import dev.assay.explore.config.Settings;
import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ThreadDescription;
import dev.assay.explore.ltl.TemporalCheck;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionRefined;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.List;

/** A recorded run that was made again, and in whose states one can look around. */
public final class Replay {
  private final ProgramUnderTest subject;
  private final TransitionExecutor executor;
  private final List<Integer> states;
  private final TraceRecorder recorder;
  private final Counterexample counterexample;
  private final int length;
  private final int cycle;

  /**
   * Makes the run again.
   *
   * @param subject the same program, set up in the same way
   * @throws ReplayDivergence if the run cannot be followed, or does not end in the violation
   */
  public Replay(ProgramUnderTest subject, Settings settings, Recording recording) {
    this.subject = subject;
    KindNames kinds = new KindNames(subject.machine().universe());
    Precision view = new Precision(recording.view(), kinds, settings.without());
    view.remember(recording.observed(), kinds);
    this.executor = subject.executor(view, settings);
    PredicateEvaluator evaluator = new PredicateEvaluator(executor, subject.classifier(), view);
    SafetyChecker checker =
        new SafetyChecker(
            subject.classifier(), new Invariants(settings.properties(), subject, evaluator));
    TemporalCheck formula =
        recording.cycle() == Violation.NO_CYCLE
            ? null
            : new TemporalCheck(settings.properties(), subject);
    ReplaySearch follower = follow(settings, view, checker, recording);
    Violation found = null;
    while (found == null) {
      try {
        found =
            formula == null
                ? wanted(follower.violations(), recording)
                : endless(formula, evaluator, follower, recording);
      } catch (PrecisionRefined e) {
        follower = follow(settings, view, checker, recording);
      }
    }
    this.states = follower.states();
    this.length = recording.turns().size();
    this.cycle = recording.cycle();
    this.recorder = new TraceRecorder(executor, subject.classifier());
    executor.restoreAfterAbort(subject.initial());
    this.counterexample = recorder.record(found, checker);
  }

  /** What properties read is learnt anew; then the run has to be made once more. */
  private ReplaySearch follow(
      Settings settings, Precision view, SafetyChecker checker, Recording recording) {
    for (; ; ) {
      ReplaySearch follower = new ReplaySearch(executor, settings, view, checker, recording);
      try {
        follower.run(subject.initial());
        return follower;
      } catch (PrecisionRefined e) {
        executor.restoreAfterAbort(subject.initial());
      }
    }
  }

  private Violation endless(
      TemporalCheck formula,
      PredicateEvaluator evaluator,
      ReplaySearch follower,
      Recording recording) {
    LassoValidator run =
        new LassoValidator(
            formula, executor, evaluator, follower.states(), follower.path(), recording.cycle());
    return wanted(List.of(run.violation()), recording);
  }

  private static Violation wanted(List<Violation> found, Recording recording) {
    return found.stream()
        .filter(v -> v.signature().equals(recording.signature()))
        .findFirst()
        .orElseThrow(() -> new ReplayDivergence("the run does not end in the violation any more"));
  }

  /** The violation, and the run in words. */
  public Counterexample told() {
    return counterexample;
  }

  /** How many steps the run has. */
  public int length() {
    return length;
  }

  /** How many steps there are before the part that is repeated for ever; negative if none is. */
  public int cycle() {
    return cycle == length ? Violation.NO_CYCLE : cycle;
  }

  /** What each of the program's threads is about after so many steps. */
  public List<String> threads(int steps) {
    List<String> lines = new ArrayList<>();
    if (steps >= states.size()) {
      lines.add("the program has ended");
      return lines;
    }
    executor.restoreAfterAbort(states.get(steps));
    for (GuestThread t : subject.machine().threads().all()) {
      if (!executor.isSystem(t)) {
        lines.add(
            new ThreadDescription(subject.machine(), recorder.names())
                .describe(t, CodeLocations.inProgram(t, subject.classifier())));
      }
    }
    return lines;
  }
}

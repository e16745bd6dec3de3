package dev.assay.explore.replay;

import dev.assay.explore.config.Settings;
import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ThreadDescription;
import dev.assay.explore.ltl.TemporalCheck;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.Labelling;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.List;

/** A recorded run that was made again, and in whose states one can look around. */
public final class Replay {
  private final ProgramTransitions transitions;
  private final List<Integer> states;
  private final TraceRecorder recorder;
  private final Counterexample counterexample;
  private final int length;
  private final int cycle;

  /**
   * Re-executes the run.
   *
   * @param program the same program, set up in the same way
   * @throws ReplayDivergence if the run cannot be followed, or does not end in the violation
   */
  public Replay(ProgramUnderTest program, Settings settings, Recording recording) {
    KindNames kinds = new KindNames(program.machine().universe());
    Precision precision = new Precision(recording.view(), kinds, settings.without());
    precision.remember(recording.observed(), kinds);
    this.transitions = program.transitions(precision, settings);
    PredicateEvaluator evaluator = new PredicateEvaluator(transitions, precision);
    SafetyChecker checker =
        new SafetyChecker(
            transitions,
            precision,
            new Invariants(settings.properties(), program, evaluator),
            settings);
    TemporalCheck formula =
        recording.kind().equals("ltl") ? new TemporalCheck(settings.properties(), program) : null;
    ReplaySearch search = follow(settings, precision, checker, recording);
    Violation found = null;
    while (found == null) {
      try {
        found =
            formula == null
                ? wanted(found(search, recording), recording)
                : endless(formula, evaluator, search, recording);
      } catch (PrecisionRefined e) {
        search = follow(settings, precision, checker, recording);
      }
    }
    this.states = search.states();
    this.length = recording.turns().size();
    this.cycle = recording.cycle();
    transitions.beginAnew();
    this.recorder = new TraceRecorder(transitions);
    this.counterexample = recorder.record(found, checker);
  }

  /** What properties read is learnt anew; then the run has to be executed once more. */
  private ReplaySearch follow(
      Settings settings, Precision precision, SafetyChecker checker, Recording recording) {
    for (; ; ) {
      transitions.beginAnew();
      ReplaySearch search = new ReplaySearch(transitions, precision, checker, settings, recording);
      try {
        search.run();
        return search;
      } catch (PrecisionRefined e) {
        // once more, with what was learnt
      }
    }
  }

  private List<Violation> found(ReplaySearch search, Recording recording) {
    return switch (recording.kind()) {
      case "stuck" -> endOf(search, search.states().size() - 1).stuck();
      case "no-end" -> endOf(search, recording.cycle()).endless();
      default -> search.violations();
    };
  }

  /** What can happen after a part of the run that leads to a state. */
  private EndOfRun endOf(ReplaySearch search, int step) {
    return new EndOfRun(transitions, search.states(), search.path(), step);
  }

  private Violation endless(
      TemporalCheck formula,
      PredicateEvaluator evaluator,
      ReplaySearch search,
      Recording recording) {
    ProgramTransitions system = transitions.notingDisabled();
    LassoValidator run =
        new LassoValidator(
            formula,
            system,
            new Labelling(system, evaluator, formula.propositions()),
            search.states(),
            search.path(),
            recording.cycle());
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
    transitions.goTo(states.get(steps));
    for (GuestThread t : transitions.machine().threadTable().all()) {
      if (!transitions.isSystem(t)) {
        lines.add(
            new ThreadDescription(transitions.machine(), recorder.names())
                .describe(t, CodeLocations.inProgram(t, transitions.classifier())));
      }
    }
    return lines;
  }
}

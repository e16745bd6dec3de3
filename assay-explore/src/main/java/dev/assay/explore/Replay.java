package dev.assay.explore;

import dev.assay.machine.exec.GuestThread;
import java.util.ArrayList;
import java.util.List;

/** A recorded run that was made again, and in whose states one can look around. */
public final class Replay {
  private final Subject subject;
  private final Stepper stepper;
  private final List<Integer> states;
  private final Narrator narrator;
  private final Told told;
  private final int length;
  private final int cycle;

  /**
   * Makes the run again.
   *
   * @param subject the same program, set up in the same way
   * @throws LostTrack if the run cannot be followed, or does not end in the violation
   */
  public Replay(Subject subject, Settings settings, Recording recording) {
    this.subject = subject;
    KindNames kinds = new KindNames(subject.machine().universe());
    Granularity view = new Granularity(recording.view(), kinds, settings.without());
    view.remember(recording.observed(), kinds);
    this.stepper = subject.stepper(view, settings);
    Evaluator evaluator = new Evaluator(stepper, subject.sights(), view);
    Judge judge =
        new Judge(subject.sights(), new Invariants(settings.properties(), subject, evaluator));
    TemporalCheck formula =
        recording.cycle() == Violation.NO_CYCLE
            ? null
            : new TemporalCheck(settings.properties(), subject);
    Follower follower = follow(settings, view, judge, recording);
    Violation found = null;
    while (found == null) {
      try {
        found =
            formula == null
                ? wanted(follower.violations(), recording)
                : endless(formula, evaluator, follower, recording);
      } catch (Refined e) {
        follower = follow(settings, view, judge, recording);
      }
    }
    this.states = follower.states();
    this.length = recording.turns().size();
    this.cycle = recording.cycle();
    this.narrator = new Narrator(stepper, subject.sights());
    stepper.restoreAfterAbort(subject.initial());
    this.told = narrator.tell(found, judge);
  }

  /** What properties read is learnt anew; then the run has to be made once more. */
  private Follower follow(Settings settings, Granularity view, Judge judge, Recording recording) {
    for (; ; ) {
      Follower follower = new Follower(stepper, settings, view, judge, recording);
      try {
        follower.run(subject.initial());
        return follower;
      } catch (Refined e) {
        stepper.restoreAfterAbort(subject.initial());
      }
    }
  }

  private Violation endless(
      TemporalCheck formula, Evaluator evaluator, Follower follower, Recording recording) {
    EndlessRun run =
        new EndlessRun(
            formula, stepper, evaluator, follower.states(), follower.path(), recording.cycle());
    return wanted(List.of(run.violation()), recording);
  }

  private static Violation wanted(List<Violation> found, Recording recording) {
    return found.stream()
        .filter(v -> v.signature().equals(recording.signature()))
        .findFirst()
        .orElseThrow(() -> new LostTrack("the run does not end in the violation any more"));
  }

  /** The violation, and the run in words. */
  public Told told() {
    return told;
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
    stepper.restoreAfterAbort(states.get(steps));
    for (GuestThread t : subject.machine().threads().all()) {
      if (!stepper.isSystem(t)) {
        lines.add(
            new Waiting(subject.machine(), narrator.names())
                .describe(t, Places.inProgram(t, subject.sights())));
      }
    }
    return lines;
  }
}

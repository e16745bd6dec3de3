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

  /**
   * Makes the run again.
   *
   * @param subject the same program, set up in the same way
   * @throws LostTrack if the run cannot be followed, or does not end in the violation
   */
  public Replay(Subject subject, Settings settings, Recording recording) {
    this.subject = subject;
    Granularity view =
        new Granularity(
            recording.view(), new KindNames(subject.machine().universe()), settings.without());
    this.stepper = subject.stepper(view, settings);
    Evaluator evaluator = new Evaluator(stepper, subject.sights(), view);
    Judge judge =
        new Judge(subject.sights(), new Invariants(settings.properties(), subject, evaluator));
    Follower follower = follow(settings, view, judge, recording);
    Violation found =
        follower.violations().stream()
            .filter(v -> v.signature().equals(recording.signature()))
            .findFirst()
            .orElseThrow(() -> new LostTrack("the run does not end in the violation any more"));
    this.states = follower.states();
    this.length = recording.turns().size();
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

  /** The violation, and the run in words. */
  public Told told() {
    return told;
  }

  /** How many steps the run has. */
  public int length() {
    return length;
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

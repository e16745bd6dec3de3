package dev.assay.explore.property;

import dev.assay.explore.config.Settings;
import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ObjectNames;
import dev.assay.explore.describe.ThreadDescription;
import dev.assay.explore.jdk.SharedData;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.model.Specification;
import dev.assay.explore.program.FailureDescriber;
import dev.assay.explore.program.ProgramStates;
import dev.assay.explore.program.WaitCycles;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What every program has to fulfil, and the user's invariants: examined in the machine, which goes
 * to a state only if it is not known already that nothing is wrong with it.
 */
public final class SafetyChecker implements Specification {
  private final ProgramStates program;
  private final CodeClassifier classifier;
  private final Precision precision;
  private final Invariants invariants;
  private final Settings.Races races;
  private final boolean looksForRaces;
  private final int[] data = new int[StateKeeper.DATA];

  /**
   * @param precision learns which data takes part in races, if races are explored
   */
  public SafetyChecker(
      ProgramStates program, Precision precision, Invariants invariants, Settings settings) {
    this.program = program;
    this.classifier = program.classifier();
    this.precision = precision;
    this.invariants = invariants;
    this.races = settings.races();
    this.looksForRaces = races != Settings.Races.IGNORE;
  }

  /** What the user demands beyond what every program has to fulfil. */
  public Invariants invariants() {
    return invariants;
  }

  // ---- states ----

  @Override
  public void examine(int state, Enabled enabled, Reporter reporter) {
    if (!enabled.isSound()) {
      program.goTo(state);
      Violation v = inMachine(enabled, null);
      if (v != null) {
        reporter.violated(v);
      }
    }
    if (!invariants.isEmpty()) {
      examineInvariants(state, enabled, reporter);
    }
  }

  @Override
  public void examineWait(int state, int thread, Enabled enabled, Reporter reporter) {
    if (enabled.isSound() && program.mayBeInCircle(enabled, thread)) {
      program.goTo(state);
      Violation v = inMachine(enabled, null);
      if (v != null) {
        reporter.violated(v);
      }
    }
  }

  private void examineInvariants(int state, Enabled enabled, Reporter reporter) {
    if (program.readsData(enabled, data)
        && invariants.areKnownToHold(data, object -> program.isHeld(enabled, object))) {
      assert holdIndeed(state) : "an invariant does not hold that is known to";
      return;
    }
    program.goTo(state);
    try {
      invariants.state().forEach(reporter::violated);
      invariants.observe(program.keeper().state()).forEach(reporter::violated);
    } catch (Unsupported e) {
      reporter.incomplete(FailureDescriber.unsupported(e));
    }
  }

  private boolean holdIndeed(int state) {
    if (!program.isToBeChecked()) {
      return true;
    }
    program.goTo(state);
    return invariants.holdIndeed();
  }

  /**
   * What is wrong with the state that the machine is in.
   *
   * @param enabled the threads that can move in it
   * @param given names for the objects concerned, if they have been named already
   */
  public @Nullable Violation inMachine(Enabled enabled, @Nullable ObjectNames given) {
    Machine m = program.machine();
    if (!enabled.isAnyAwake() && !program.isOver()) {
      return deadlock("deadlock: no thread can move", null, given);
    }
    for (GuestThread t : m.threadTable().all()) {
      List<GuestThread> cycle = WaitCycles.through(m, t);
      if (cycle != null) {
        String what = WaitCycles.areOfMonitors(cycle) ? "each other's monitors" : "each other";
        return deadlock("deadlock: threads wait for " + what, cycle, given);
      }
    }
    return null;
  }

  private Violation deadlock(
      String message, @Nullable List<GuestThread> some, @Nullable ObjectNames given) {
    Machine m = program.machine();
    List<String> details = new ArrayList<>();
    ObjectNames names = given != null ? given : new ObjectNames(m);
    for (GuestThread t : some != null ? some : m.threadTable().all()) {
      if (!program.isSystem(t)) {
        details.add(
            new ThreadDescription(m, names).describe(t, CodeLocations.inProgram(t, classifier)));
      }
    }
    return new Violation("deadlock", message, "", "", details, List.of());
  }

  // ---- transitions ----

  @Override
  public boolean examinesTransitions() {
    return invariants.areAnyOverTransitions();
  }

  @Override
  public void examine(int from, int to, Reporter reporter) {
    program.goTo(to);
    try {
      invariants.step(program.number(from), program.number(to)).forEach(reporter::violated);
    } catch (Unsupported e) {
      reporter.incomplete(FailureDescriber.unsupported(e));
    }
  }

  @Override
  public boolean excludesRaces() {
    return looksForRaces;
  }

  @Override
  public @Nullable Violation race(int state, Move first, Move second, long location) {
    RaceWitness a = new RaceWitness(program, state, first, location);
    RaceWitness b = new RaceWitness(program, state, second, location);
    if (!a.isShared() || a.isVoid() || b.isVoid()) {
      return null;
    }
    program.goTo(state); // where both moves begin, and the object lives
    Machine m = program.machine();
    int object = (int) (location >> 32);
    Field field = new ObjectNames(m).field(object, (int) location);
    boolean isTrusted =
        classifier.isTrusted(m, object) && (field == null || SharedData.isTrusted(field));
    String what = new ObjectNames(m).kindOfLocation(object, (int) location);
    if (races == Settings.Races.PROMOTE || isTrusted) {
      precision.addRacy(Precision.kind(m, object, (int) location), isTrusted ? null : what);
      throw PrecisionRefined.INSTANCE;
    }
    List<String> details = new ArrayList<>(a.lines());
    details.addAll(b.lines());
    return new Violation(
        "race",
        "data race on "
            + what
            + " between threads \""
            + a.thread()
            + "\" and \""
            + b.thread()
            + "\"",
        b.thread(),
        b.location(),
        details,
        List.of());
  }
}

package dev.assay.explore.property;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ObjectNames;
import dev.assay.explore.describe.ThreadDescription;
import dev.assay.explore.program.MonitorCycles;
import dev.assay.explore.program.SchedulingPolicy;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says whether a state or a step violates what every program must keep to. */
public final class SafetyChecker {
  private final CodeClassifier classifier;
  private final Invariants invariants;

  public SafetyChecker(CodeClassifier classifier, Invariants invariants) {
    this.classifier = classifier;
    this.invariants = invariants;
  }

  /** What the user demands beyond that. */
  public Invariants invariants() {
    return invariants;
  }

  // ---- states ----

  /** What is wrong with the state a machine is in, of whose threads {@code enabled} can move. */
  public @Nullable Violation state(TransitionExecutor s, int enabled) {
    return state(s, enabled, null);
  }

  /** The same with names for the objects concerned, if somebody has given them names already. */
  public @Nullable Violation state(TransitionExecutor s, int enabled, @Nullable ObjectNames names) {
    if (enabled == 0 && !s.isOver()) {
      return deadlock(s, "deadlock: no thread can move", null, names);
    }
    for (GuestThread t : s.machine().threads().all()) {
      if (t.status == Status.BLOCKED && !s.machine().monitors().isFree(t.waitObject)) {
        List<GuestThread> cycle = MonitorCycles.through(s.machine(), t);
        if (cycle != null) {
          return deadlock(s, "deadlock: threads wait for each other's monitors", cycle, names);
        }
      }
    }
    return null;
  }

  private Violation deadlock(
      TransitionExecutor s,
      String message,
      @Nullable List<GuestThread> some,
      @Nullable ObjectNames given) {
    List<String> details = new ArrayList<>();
    ObjectNames names = given != null ? given : new ObjectNames(s.machine());
    for (GuestThread t : some != null ? some : s.machine().threads().all()) {
      if (!s.isSystem(t)) {
        details.add(
            new ThreadDescription(s.machine(), names)
                .describe(t, CodeLocations.inProgram(t, classifier)));
      }
    }
    return new Violation("deadlock", message, "", "", details, List.of());
  }

  // ---- steps ----

  /** The exception that has just left a thread's lowest method; null if the program expects it. */
  public @Nullable Violation uncaught(TransitionExecutor s) {
    SchedulingPolicy.Uncaught u = s.policy().uncaught();
    Machine m = s.machine();
    if (u == null || m.threads().hasHandler(u.thread())) {
      return null;
    }
    Klass k = m.heap().klass[u.exception()];
    String text = m.throwables().message(u.exception());
    List<String> stack = CodeLocations.trace(m, u.exception(), classifier);
    String thread = m.threadName(u.thread().object);
    String what = k.externalName() + (text == null ? "" : ": " + text);
    boolean assertion = k.isSubtypeOf(m.universe().require("java/lang/AssertionError"));
    return new Violation(
        assertion ? "assertion" : "exception",
        (assertion ? "assertion failed in thread \"" : "uncaught exception in thread \"")
            + thread
            + "\": "
            + what,
        thread,
        CodeLocations.origin(m, u.exception(), classifier),
        stack,
        List.of());
  }

  public Violation race(TransitionExecutor s, long location, RaceWitness a, RaceWitness b) {
    String what = locationName(s, location);
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

  public CodeClassifier classifier() {
    return classifier;
  }

  /** Why a run could not go on: what is missing, and where the program asks for it. */
  public String unsupported(TransitionExecutor s, Unsupported e) {
    GuestThread t = s.machine().current();
    int frame = CodeLocations.programFrame(t, classifier);
    return "not supported: "
        + e.getMessage()
        + (frame < 0 ? "" : " (called from " + CodeLocations.of(t, frame) + ")");
  }

  public String locationName(TransitionExecutor s, long location) {
    return new ObjectNames(s.machine()).kindOfLocation((int) (location >> 32), (int) location);
  }
}

package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.GuestThread.Status;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says whether a state or a step violates what every program must keep to. */
final class Judge {
  private final Sights sights;
  private final Invariants invariants;

  Judge(Sights sights, Invariants invariants) {
    this.sights = sights;
    this.invariants = invariants;
  }

  /** What the user demands beyond that. */
  Invariants invariants() {
    return invariants;
  }

  // ---- states ----

  /** What is wrong with the state a machine is in, of whose threads {@code enabled} can move. */
  @Nullable Violation state(Stepper s, int enabled) {
    return state(s, enabled, null);
  }

  /** The same with names for the objects concerned, if somebody has given them names already. */
  @Nullable Violation state(Stepper s, int enabled, @Nullable Names names) {
    if (enabled == 0 && !s.isOver()) {
      return deadlock(s, "deadlock: no thread can move", null, names);
    }
    for (GuestThread t : s.machine().threads().all()) {
      if (t.status == Status.BLOCKED && !s.machine().monitors().isFree(t.waitObject)) {
        List<GuestThread> cycle = cycle(s, t);
        if (cycle != null) {
          return deadlock(s, "deadlock: threads wait for each other's monitors", cycle, names);
        }
      }
    }
    return null;
  }

  /** Whether threads wait for each other's monitors in the state a machine is in. */
  static boolean hasCycle(Stepper s) {
    return s.machine().threads().all().stream()
        .anyMatch(t -> t.status == Status.BLOCKED && cycle(s, t) != null);
  }

  /** The threads that wait for each other in a circle, if {@code t} is one of them. */
  private static @Nullable List<GuestThread> cycle(Stepper s, GuestThread t) {
    Machine m = s.machine();
    List<GuestThread> cycle = new ArrayList<>();
    GuestThread u = t;
    while (u.status == Status.BLOCKED && cycle.size() <= m.threads().all().size()) {
      cycle.add(u);
      int owner = m.monitors().owner(u.waitObject);
      GuestThread next = owner < 0 ? null : m.threads().byNumber(owner);
      if (next == t) {
        return cycle;
      }
      if (next == null) {
        return null;
      }
      u = next;
    }
    return null;
  }

  private Violation deadlock(
      Stepper s, String message, @Nullable List<GuestThread> some, @Nullable Names given) {
    List<String> details = new ArrayList<>();
    Names names = given != null ? given : new Names(s.machine());
    for (GuestThread t : some != null ? some : s.machine().threads().all()) {
      if (!s.isSystem(t)) {
        details.add(new Waiting(s.machine(), names).describe(t, Places.inProgram(t, sights)));
      }
    }
    return new Violation("deadlock", message, "", "", details, List.of());
  }

  // ---- steps ----

  /** The exception that has just left a thread's lowest method; null if the program expects it. */
  @Nullable Violation uncaught(Stepper s) {
    Steering.Uncaught u = s.steering().uncaught();
    Machine m = s.machine();
    if (u == null || m.threads().hasHandler(u.thread())) {
      return null;
    }
    Klass k = m.heap().klass[u.exception()];
    String text = m.throwables().message(u.exception());
    List<String> stack = Places.trace(m, u.exception(), sights);
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
        Places.origin(m, u.exception(), sights),
        stack,
        List.of());
  }

  Violation race(Stepper s, long location, RaceWitness a, RaceWitness b) {
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

  Sights sights() {
    return sights;
  }

  /** Why a run could not go on: what is missing, and where the program asks for it. */
  String unsupported(Stepper s, Unsupported e) {
    GuestThread t = s.machine().current();
    int frame = Places.programFrame(t, sights);
    return "not supported: "
        + e.getMessage()
        + (frame < 0 ? "" : " (called from " + Places.of(t, frame) + ")");
  }

  String locationName(Stepper s, long location) {
    return new Names(s.machine()).kindOfLocation((int) (location >> 32), (int) location);
  }
}

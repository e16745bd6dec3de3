package dev.assay.explore.describe;

import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.jdk.lock.Synchronizers;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;

/** Says what a thread waits for, who has it, and what it holds itself. */
public final class ThreadDescription {
  private final Machine machine;
  private final ObjectNames names;
  private final Synchronizers synchronizers;

  public ThreadDescription(Machine machine, ObjectNames names) {
    this.machine = machine;
    this.names = names;
    this.synchronizers = new Synchronizers(machine);
  }

  /** A line about a thread that stands at a place in the source, which may be empty. */
  public String describe(GuestThread t, String place) {
    String at = place.isEmpty() ? "" : " (" + place + ")";
    return "thread \"" + names.thread(t) + "\"" + at + holds(t) + " " + waitsFor(t);
  }

  private String holds(GuestThread t) {
    List<String> held = new ArrayList<>();
    for (int i = 0; i < t.heldCount; i++) {
      held.add(names.object(t.held[i]));
    }
    for (int lock : synchronizers.heldBy(t.object)) {
      held.add(names.object(lock));
    }
    return held.isEmpty() ? "" : " holds " + String.join(", ", held) + " and";
  }

  /** What a thread that does not run waits for. */
  public String waitsFor(GuestThread t) {
    return switch (t.status) {
      case BLOCKED -> "wants " + names.object(t.waitObject) + owner(t.waitObject);
      case WAITING ->
          t.notified
              ? "was notified and wants " + names.object(t.waitObject) + owner(t.waitObject)
              : waitsFor(t.waitObject);
      case PARKED -> blocker(t);
      case AWAITING_INITIALIZATION -> {
        Klass k = machine.klassOf(t.waitObject);
        long by = -machine.heap().field(t.waitObject, Klass.STATUS) - 1;
        yield "waits for " + k.externalName() + " to be initialised by " + name((int) by);
      }
      default -> "is " + t.status.name().toLowerCase(java.util.Locale.ROOT);
    };
  }

  private String waitsFor(int object) {
    GuestThread joined = machine.threadTable().ofObject(object);
    return joined == null
        ? "waits to be notified on " + names.object(object)
        : "waits for \"" + names.thread(joined) + "\" to end";
  }

  private String owner(int object) {
    int owner = machine.threadTable().owner(object);
    return owner < 0 ? "" : ", which " + name(owner) + " holds";
  }

  private String name(int number) {
    GuestThread t = machine.threadTable().byNumber(number);
    return t == null ? "a thread that has ended" : "\"" + names.thread(t) + "\"";
  }

  private String blocker(GuestThread t) {
    int slot = ThreadFacts.PARK_BLOCKER.slot(machine.universe());
    int blocker = slot < 0 ? 0 : (int) machine.heap().field(t.object, slot);
    if (blocker == 0) {
      return "is parked";
    }
    int owner = synchronizers.owner(blocker);
    return "waits for "
        + names.object(blocker)
        + (owner == 0 ? "" : ", which \"" + machine.threadObjects().label(owner) + "\" holds");
  }
}

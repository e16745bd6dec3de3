package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;

/** Says what a thread waits for, who has it, and what it holds itself. */
final class Waiting {
  private final Machine machine;
  private final Names names;

  Waiting(Machine machine, Names names) {
    this.machine = machine;
    this.names = names;
  }

  String describe(GuestThread t) {
    return "thread \"" + names.thread(t) + "\"" + holds(t) + " " + waitsFor(t);
  }

  private String holds(GuestThread t) {
    if (t.heldCount == 0) {
      return "";
    }
    StringBuilder b = new StringBuilder(" holds ");
    for (int i = 0; i < t.heldCount; i++) {
      b.append(i == 0 ? "" : ", ").append(names.object(t.held[i]));
    }
    return b.append(" and").toString();
  }

  private String waitsFor(GuestThread t) {
    return switch (t.status) {
      case BLOCKED -> "wants " + names.object(t.waitObject) + owner(t.waitObject);
      case WAITING ->
          t.notified
              ? "was notified and wants " + names.object(t.waitObject) + owner(t.waitObject)
              : waitsFor(t.waitObject);
      case PARKED -> "is parked" + blocker(t);
      case AWAITING_INITIALIZATION -> {
        Klass k = machine.klassOf(t.waitObject);
        long by = -machine.heap().field(t.waitObject, Klass.STATUS) - 1;
        yield "waits for " + k.externalName() + " to be initialised by " + name((int) by);
      }
      default -> "is " + t.status.name().toLowerCase(java.util.Locale.ROOT);
    };
  }

  private String waitsFor(int object) {
    GuestThread joined = machine.threads().ofObject(object);
    return joined == null
        ? "waits to be notified on " + names.object(object)
        : "waits for \"" + names.thread(joined) + "\" to end";
  }

  private String owner(int object) {
    int owner = machine.monitors().owner(object);
    return owner < 0 ? "" : ", which " + name(owner) + " holds";
  }

  private String name(int number) {
    GuestThread t = machine.threads().byNumber(number);
    return t == null ? "a thread that has ended" : "\"" + names.thread(t) + "\"";
  }

  private String blocker(GuestThread t) {
    Field f = machine.universe().require("java/lang/Thread").declaredField("parkBlocker");
    int blocker = f == null ? 0 : (int) machine.heap().field(t.object, f.slot);
    if (blocker == 0) {
      return "";
    }
    Klass owned =
        machine.universe().require("java/util/concurrent/locks/AbstractOwnableSynchronizer");
    int owner = 0;
    if (machine.heap().klass[blocker].isSubtypeOf(owned)) {
      Field by = owned.declaredField("exclusiveOwnerThread");
      owner = by == null ? 0 : (int) machine.heap().field(blocker, by.slot);
    }
    return " and waits for "
        + names.object(blocker)
        + (owner == 0 ? "" : ", which \"" + machine.threadName(owner) + "\" holds");
  }
}

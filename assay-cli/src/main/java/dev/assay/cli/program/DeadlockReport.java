package dev.assay.cli.program;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;

/** Says of every thread of a program that cannot go on what it waits for. */
public final class DeadlockReport {
  private final Machine machine;

  public DeadlockReport(Machine machine) {
    this.machine = machine;
  }

  /** A line for each thread, followed by its stack, indented. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (GuestThread t : machine.threadTable().all()) {
      if (!isIdle(t)) {
        lines.add(name(t) + " " + waitsFor(t));
        ProgramStack.of(t).forEach(frame -> lines.add("    " + frame));
      }
    }
    return lines;
  }

  /** The JDK's own threads wait for work all the time; so do workers of pools. */
  private static boolean isIdle(GuestThread t) {
    if (t.depth < 0) {
      return true;
    }
    boolean inProgram = false;
    for (int i = 0; i <= t.depth; i++) {
      inProgram |= t.methods[i].holder.loader != 0;
    }
    return t.daemon && !inProgram;
  }

  private String waitsFor(GuestThread t) {
    return switch (t.status) {
      case BLOCKED ->
          "is blocked: it wants the monitor of " + object(t.waitObject) + owner(t.waitObject);
      case WAITING ->
          t.notified
              ? "was notified and wants the monitor of "
                  + object(t.waitObject)
                  + owner(t.waitObject)
              : "waits on " + object(t.waitObject) + " and nobody is left to notify it";
      case PARKED -> "is parked" + blocker(t);
      case AWAITING_INITIALIZATION -> {
        Klass k = machine.klassOf(t.waitObject);
        long initializer = -machine.heap().field(t.waitObject, Klass.STATUS) - 1;
        yield "waits for " + k.externalName() + " to be initialised by " + name((int) initializer);
      }
      default -> "is " + t.status.name().toLowerCase(java.util.Locale.ROOT);
    };
  }

  private String owner(int object) {
    int owner = machine.threadTable().owner(object);
    return owner < 0 ? "" : ", held by " + name(owner);
  }

  /** What LockSupport was told the thread waits for. */
  private String blocker(GuestThread t) {
    Field f = machine.universe().require("java/lang/Thread").declaredField("parkBlocker");
    int blocker = f == null ? 0 : (int) machine.heap().field(t.object, f.slot);
    return blocker == 0 ? "" : ", waiting for " + object(blocker);
  }

  private String object(int r) {
    return machine.heap().klass[r].externalName()
        + "@"
        + Integer.toHexString(machine.identityHash(r));
  }

  private String name(int number) {
    GuestThread t = machine.threadTable().byNumber(number);
    return t == null ? "a thread that has ended" : name(t);
  }

  private String name(GuestThread t) {
    return "thread \"" + machine.threadObjects().label(t.object) + "\"";
  }
}

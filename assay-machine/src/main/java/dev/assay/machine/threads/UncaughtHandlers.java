package dev.assay.machine.threads;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;

/**
 * Who is told of an exception that no method of a thread has caught: the thread's own handler, else
 * its group, which tells the group above it, and the uppermost one the handler of all threads. A
 * program has said what is to be done if there is a handler of its own, or a group whose class
 * overrides what groups do.
 */
final class UncaughtHandlers {
  private static final String METHOD = "uncaughtException";
  private static final String DESCRIPTOR = "(Ljava/lang/Thread;Ljava/lang/Throwable;)V";

  private UncaughtHandlers() {}

  /** Whether the program has said what is to be done about uncaught exceptions of a thread. */
  static boolean of(Machine machine, GuestThread t) {
    Klass thread = machine.universe().require("java/lang/Thread");
    Klass group = machine.universe().require("java/lang/ThreadGroup");
    int handler = get(machine, thread, "uncaughtExceptionHandler", t.object);
    if (handler == 0) {
      handler = group(machine, thread, t);
    }
    if (handler != 0 && !machine.heap().klass[handler].isSubtypeOf(group)) {
      return true;
    }
    for (int g = handler; g != 0; g = get(machine, group, "parent", g)) {
      if (overrides(machine.heap().klass[g], group)) {
        return true;
      }
    }
    return get(machine, thread, "defaultUncaughtExceptionHandler", machine.mirror(thread)) != 0;
  }

  /** The group of a thread, which later releases keep in an object beside it. */
  private static int group(Machine machine, Klass thread, GuestThread t) {
    Field holder = thread.declaredField("holder");
    if (holder == null) {
      return get(machine, thread, "group", t.object);
    }
    int fields = (int) machine.heap().field(t.object, holder.slot);
    return fields == 0 ? 0 : get(machine, machine.heap().klass[fields], "group", fields);
  }

  private static int get(Machine machine, Klass of, String name, int object) {
    Field f = of.declaredField(name);
    return f == null ? 0 : (int) machine.heap().field(object, f.slot);
  }

  private static boolean overrides(Klass k, Klass group) {
    for (Klass c = k; c != null && c != group; c = c.superKlass) {
      if (c.declared(METHOD, DESCRIPTOR) != null) {
        return true;
      }
    }
    return false;
  }
}

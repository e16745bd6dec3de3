package dev.assay.machine.threads;

import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;

/**
 * Who is told of an exception that no method of a thread has caught: the thread's own handler, else
 * its group, which tells the group above it, and the uppermost one the handler of all threads. A
 * program has said what is to be done if there is a handler of its own, or a class of threads or
 * groups that overrides what threads or groups do; what it has said may be to pass it on.
 */
final class UncaughtHandlers {
  private static final String METHOD = "uncaughtException";
  private static final String DESCRIPTOR = "(Ljava/lang/Thread;Ljava/lang/Throwable;)V";

  /** By which a thread says who its handler is. */
  private static final String ASKED = "getUncaughtExceptionHandler";

  private static final String ASKED_DESCRIPTOR = "()Ljava/lang/Thread$UncaughtExceptionHandler;";

  private UncaughtHandlers() {}

  /** Whether the program has said what is to be done about uncaught exceptions of a thread. */
  static boolean of(Universe universe, Heap heap, GuestThread t) {
    Klass thread = universe.require("java/lang/Thread");
    Klass group = universe.require("java/lang/ThreadGroup");
    if (overrides(heap.klass[t.object], thread, ASKED, ASKED_DESCRIPTOR)) {
      return true;
    }
    int handler = get(heap, thread, "uncaughtExceptionHandler", t.object);
    if (handler == 0) {
      handler = group(heap, thread, t);
    }
    if (handler != 0 && !heap.klass[handler].isSubtypeOf(group)) {
      return true;
    }
    for (int g = handler; g != 0; g = get(heap, group, "parent", g)) {
      if (overrides(heap.klass[g], group, METHOD, DESCRIPTOR)) {
        return true;
      }
    }
    return get(heap, thread, "defaultUncaughtExceptionHandler", thread.mirror) != 0;
  }

  /** The group of a thread, which later releases keep in an object beside it. */
  private static int group(Heap heap, Klass thread, GuestThread t) {
    Field holder = thread.declaredField("holder");
    if (holder == null) {
      return get(heap, thread, "group", t.object);
    }
    int fields = (int) heap.field(t.object, holder.slot);
    return fields == 0 ? 0 : get(heap, heap.klass[fields], "group", fields);
  }

  private static int get(Heap heap, Klass of, String name, int object) {
    Field f = of.declaredField(name);
    return f == null ? 0 : (int) heap.field(object, f.slot);
  }

  /** Whether a class overrides what a superclass declares. */
  private static boolean overrides(Klass k, Klass base, String name, String descriptor) {
    for (Klass c = k; c != null && c != base; c = c.superKlass) {
      if (c.declared(name, descriptor) != null) {
        return true;
      }
    }
    return false;
  }
}

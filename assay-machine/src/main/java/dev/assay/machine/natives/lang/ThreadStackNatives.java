package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.FrameCursor;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.ArrayList;
import java.util.List;

/** Natives of java.lang.Thread that show other threads' stacks. */
@NativesOf("java/lang/Thread")
public final class ThreadStackNatives {
  private ThreadStackNatives() {}

  @Native("dumpThreads")
  public static int dumpThreads(Machine m, int threads) {
    if (threads == 0) {
      throw m.nullPointer();
    }
    int[] objects = m.heap().ints(threads);
    if (objects.length == 0) {
      throw m.raise("java/lang/IllegalArgumentException", null);
    }
    int[] traces = new int[objects.length];
    for (int i = 0; i < traces.length; i++) {
      GuestThread t = objects[i] == 0 ? null : m.otherThreads().ofObject(objects[i]);
      traces[i] = t == null ? 0 : trace(m, t);
    }
    return m.newObjectArray(elementKlass(m).arrayOf().arrayOf(), traces);
  }

  @Native(value = "getStackTrace0", minJdk = 19)
  public static int getStackTrace0(Machine m, int self) {
    GuestThread t = m.otherThreads().ofObject(self);
    return t == null ? 0 : trace(m, t);
  }

  private static Klass elementKlass(Machine m) {
    return m.universe().require("java/lang/StackTraceElement");
  }

  private static int trace(Machine m, GuestThread t) {
    if (m.watch() != null && t != m.current()) {
      m.watch().looksAround(m.current());
    }
    Klass k = elementKlass(m);
    m.mirror(k);
    List<Integer> elements = new ArrayList<>();
    FrameCursor cursor = new FrameCursor(m, t);
    while (cursor.advance()) {
      Method shown = cursor.method.shown();
      if (shown != null) {
        int element = m.newInstance(k);
        int pc = shown == cursor.method ? cursor.pc : -1;
        StackTraceElementNatives.fillAt(m, element, shown, pc);
        elements.add(element);
      }
    }
    int[] all = elements.stream().mapToInt(Integer::intValue).toArray();
    return m.newObjectArray(k.arrayOf(), all);
  }
}

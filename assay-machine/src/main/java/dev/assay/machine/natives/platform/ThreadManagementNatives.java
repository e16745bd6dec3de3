package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of sun.management.ThreadImpl. Processor time is the machine's time: it passes with the
 * instructions executed, whoever executes them.
 */
@NativesOf("sun/management/ThreadImpl")
public final class ThreadManagementNatives {
  private ThreadManagementNatives() {}

  @Native("getThreads")
  public static int getThreads(Machine m) {
    int[] refs = m.otherThreads().all().stream().mapToInt(t -> t.object).toArray();
    return m.newObjectArray(m.universe().require("java/lang/Thread").arrayOf(), refs);
  }

  @Native({"getThreadTotalCpuTime0", "getThreadUserCpuTime0"})
  public static long getThreadCpuTime0(Machine m, long id) {
    return m.clock().nanoTime();
  }
}

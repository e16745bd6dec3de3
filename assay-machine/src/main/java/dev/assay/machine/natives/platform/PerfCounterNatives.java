package dev.assay.machine.natives.platform;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Stand-ins for jdk.internal.perf.PerfCounter, with which the JDK counts and times what it does for
 * monitoring tools. Nobody watches here, and times in the heap would make equal states differ.
 */
@NativesOf("jdk/internal/perf/PerfCounter")
public final class PerfCounterNatives {
  private PerfCounterNatives() {}

  @Native("<init>(Ljava/lang/String;I)V")
  public static void create(int self, int name, int kind) {}

  @Native("get()J")
  public static long get(int self) {
    return 0;
  }

  @Native({"set(J)V", "add(J)V"})
  public static void ignore(int self, long value) {}
}

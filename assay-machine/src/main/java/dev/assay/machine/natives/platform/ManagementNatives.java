package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of sun.management.VMManagementImpl, the source of the runtime, thread and class loading
 * beans. Of the features of which the JDK asks whether they are there only those are that many
 * programs use without asking: processor times, and who waits for which lock.
 */
@NativesOf("sun/management/VMManagementImpl")
public final class ManagementNatives {
  private static final String[] SUPPORTED = {
    "currentThreadCpuTimeSupport",
    "otherThreadCpuTimeSupport",
    "objectMonitorUsageSupport",
    "synchronizerUsageSupport"
  };

  private ManagementNatives() {}

  @Native("getVersion0")
  public static int getVersion0(Machine m) {
    return m.strings().make("4.0");
  }

  @Native("initOptionalSupportFields")
  public static void initOptionalSupportFields(Machine m) {
    Klass k = m.universe().require("sun/management/VMManagementImpl");
    for (String feature : SUPPORTED) {
      m.heap().setField(m.mirror(k), k.declaredField(feature).slot, 1);
    }
  }

  @Native("isThreadCpuTimeEnabled")
  public static boolean isThreadCpuTimeEnabled(int self) {
    return true;
  }

  @Native({
    "isThreadContentionMonitoringEnabled",
    "isThreadAllocatedMemoryEnabled",
    "getVerboseClass",
    "getVerboseGC"
  })
  public static boolean no(int self) {
    return false;
  }

  @Native("getProcessId")
  public static int getProcessId(int self) {
    return ProcessHandleNatives.PID;
  }

  @Native("getVmArguments0")
  public static int getVmArguments0(Machine m, int self) {
    return m.newObjectArray(m.strings().klass().arrayOf(), new int[0]);
  }

  @Native("getStartupTime")
  public static long getStartupTime(Machine m, int self) {
    m.tellEnvironment("the time of day");
    return m.options().startMillis();
  }

  @Native("getUptime0")
  public static long getUptime0(Machine m, int self) {
    m.tellEnvironment("the clock");
    return m.clock().nanoTime() / 1_000_000;
  }

  /** As {@code Runtime.availableProcessors} says. */
  @Native("getAvailableProcessors")
  public static int getAvailableProcessors(Machine m, int self) {
    if (m.watch() != null) {
      m.watch().countsProcessors(m.current());
    }
    return m.runChoices().processors();
  }

  @Native({"getLiveThreadCount"})
  public static int getLiveThreadCount(Machine m, int self) {
    if (m.watch() != null) {
      m.watch().looksAround(m.current());
    }
    return m.otherThreads().all().size();
  }
}

package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of com.sun.management.internal.OperatingSystemImpl and of what it asks about containers.
 * Figures of the host that change by themselves are not given.
 */
@NativesOf({
  "com/sun/management/internal/OperatingSystemImpl",
  "jdk/internal/platform/CgroupMetrics"
})
public final class OperatingSystemNatives {
  private OperatingSystemNatives() {}

  @Native("initialize0")
  public static void initialize0() {}

  @Native({"isUseContainerSupport", "isContainerized0"})
  public static boolean isUseContainerSupport() {
    return false;
  }

  @Native("getProcessCpuTime0")
  public static long getProcessCpuTime0(Machine m, int self) {
    return m.clock().nanoTime();
  }
}

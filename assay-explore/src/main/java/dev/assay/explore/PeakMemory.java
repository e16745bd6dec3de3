package dev.assay.explore;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** The most memory that this process has used, of that which Java manages. */
public final class PeakMemory {
  private PeakMemory() {}

  /** In bytes. The first call loads much of the JDK, so it is made only for those who ask. */
  public static long bytes() {
    long sum = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP) {
        sum += pool.getPeakUsage().getUsed();
      }
    }
    return sum;
  }
}

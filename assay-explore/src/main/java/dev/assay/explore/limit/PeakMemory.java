package dev.assay.explore.limit;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The most memory that this process has used. */
public final class PeakMemory {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String PEAK = "VmHWM:";

  private PeakMemory() {}

  /** In bytes: of the whole process where the system tells, elsewhere of Java's heap. */
  public static long bytes() {
    try {
      for (String line : Files.readAllLines(STATUS, StandardCharsets.ISO_8859_1)) {
        if (line.startsWith(PEAK) && line.endsWith(" kB")) {
          return 1024 * Long.parseLong(line.substring(PEAK.length(), line.length() - 3).strip());
        }
      }
    } catch (IOException | NumberFormatException e) {
      // another system
    }
    return ofHeap();
  }

  private static long ofHeap() {
    long sum = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP) {
        sum += pool.getPeakUsage().getUsed();
      }
    }
    return sum;
  }
}

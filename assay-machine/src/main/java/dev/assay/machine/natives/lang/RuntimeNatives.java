package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Runtime. */
@NativesOf({"java/lang/Runtime"})
public final class RuntimeNatives {
  private static final String MEMORY = "the size of the memory";

  private RuntimeNatives() {}

  @Native("availableProcessors")
  public static int availableProcessors(Machine m, int self) {
    if (m.watch() != null) {
      m.watch().countsProcessors(m.current());
    }
    return m.runChoices().processors();
  }

  @Native("freeMemory")
  public static long freeMemory(Machine m, int self) {
    m.tellFixed(MEMORY);
    return m.heap().maxBytes() - m.heap().liveBytes;
  }

  @Native({"totalMemory", "maxMemory"})
  public static long maxMemory(Machine m, int self) {
    m.tellFixed(MEMORY);
    return m.heap().maxBytes();
  }

  @Native("gc")
  public static void gc(Machine m, int self) {
    m.collectGarbage();
  }
}

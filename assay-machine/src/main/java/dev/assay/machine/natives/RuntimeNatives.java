package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Runtime. */
@NativesOf({"java/lang/Runtime"})
final class RuntimeNatives {
  private RuntimeNatives() {}

  @Native("availableProcessors")
  static int availableProcessors(int self) {
    return 2;
  }

  @Native("freeMemory")
  static long freeMemory(Machine m, int self) {
    return m.heap().maxBytes() - m.heap().liveBytes;
  }

  @Native({"totalMemory", "maxMemory"})
  static long maxMemory(Machine m, int self) {
    return m.heap().maxBytes();
  }

  @Native("gc")
  static void gc(Machine m, int self) {
    m.collectGarbage();
  }
}

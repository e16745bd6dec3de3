package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of sun.management.MemoryImpl: a heap of one piece, and no collectors to ask about. */
@NativesOf("sun/management/MemoryImpl")
public final class MemoryManagementNatives {
  private MemoryManagementNatives() {}

  @Native("getMemoryPools0")
  public static int getMemoryPools0(Machine m) {
    return none(m, "java/lang/management/MemoryPoolMXBean");
  }

  @Native("getMemoryManagers0")
  public static int getMemoryManagers0(Machine m) {
    return none(m, "java/lang/management/MemoryManagerMXBean");
  }

  private static int none(Machine m, String element) {
    return m.newObjectArray(m.universe().require(element).arrayOf(), new int[0]);
  }

  /** The heap's numbers agree with those of java.lang.Runtime; there is no other memory. */
  @Native("getMemoryUsage0")
  public static int getMemoryUsage0(Machine m, int self, boolean heap) {
    m.tellFixed("the size of the memory");
    long max = heap ? m.heap().maxBytes() : 0;
    Klass k = m.universe().require("java/lang/management/MemoryUsage");
    int usage = m.newInstance(k);
    m.heap().setField(usage, k.declaredField("init").slot, max);
    m.heap().setField(usage, k.declaredField("used").slot, heap ? m.heap().liveBytes : 0);
    m.heap().setField(usage, k.declaredField("committed").slot, max);
    m.heap().setField(usage, k.declaredField("max").slot, heap ? max : -1);
    return usage;
  }

  @Native("setVerboseGC")
  public static void setVerboseGc(Machine m, int self, boolean value) {}
}

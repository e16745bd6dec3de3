package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of com.sun.management.internal.Flag: the machine has no options of a virtual machine. */
@NativesOf("com/sun/management/internal/Flag")
public final class VmFlagNatives {
  private VmFlagNatives() {}

  @Native("initialize")
  public static void initialize() {}

  @Native("getAllFlagNames")
  public static int getAllFlagNames(Machine m) {
    return m.newArray(m.strings().klass().arrayOf(), 0);
  }

  @Native("getInternalFlagCount")
  public static int getInternalFlagCount() {
    return 0;
  }

  /** How many of the flags with these names there are. */
  @Native("getFlags([Ljava/lang/String;[Lcom/sun/management/internal/Flag;I)I")
  public static int getFlags(int names, int flags, int count) {
    return 0;
  }
}

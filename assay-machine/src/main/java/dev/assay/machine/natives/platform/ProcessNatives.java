package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Stand-in for java.lang.ProcessImpl: a child process would run outside the machine. */
@NativesOf("java/lang/ProcessImpl")
public final class ProcessNatives {
  private ProcessNatives() {}

  @Native("init()V")
  public static void init() {}

  @Native("start")
  public static int start(
      Machine m, int command, int environment, int directory, int redirects, boolean merge) {
    String name = m.strings().get(m.heap().arrayElement(command, 0));
    throw new Unsupported("starting a process (" + name + ")");
  }
}

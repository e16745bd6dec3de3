package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.threads.Watch;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Shutdown. */
@NativesOf({"java/lang/Shutdown"})
public final class ShutdownNatives {
  private ShutdownNatives() {}

  @Native("beforeHalt")
  public static void beforeHalt() {}

  @Native("halt0")
  public static void halt0(Machine m, int status) {
    m.reportAccess(Watch.Act.HALT, 0, 0);
    throw new Exit(status);
  }
}

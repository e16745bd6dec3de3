package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.Watch;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Shutdown. */
@NativesOf({"java/lang/Shutdown"})
final class ShutdownNatives {
  private ShutdownNatives() {}

  @Native("beforeHalt")
  static void beforeHalt() {}

  @Native("halt0")
  static void halt0(Machine m, int status) {
    m.tell(Watch.Act.HALT, 0, 0);
    throw new Exit(status);
  }
}

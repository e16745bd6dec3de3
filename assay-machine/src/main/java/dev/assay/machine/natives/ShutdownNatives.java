package dev.assay.machine.natives;

import dev.assay.machine.exec.Exit;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Shutdown. */
@NativesOf({"java/lang/Shutdown"})
final class ShutdownNatives {
  private ShutdownNatives() {}

  @Native("beforeHalt")
  static void beforeHalt() {}

  @Native("halt0")
  static void halt0(int status) {
    throw new Exit(status);
  }
}

package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.misc.Signal: signals are known by number but never raised. */
@NativesOf({"jdk/internal/misc/Signal"})
public final class SignalNatives {
  private SignalNatives() {}

  @Native("findSignal0")
  public static int findSignal0(Machine m, int name) {
    return switch (m.strings().get(name)) {
      case "HUP" -> 1;
      case "INT" -> 2;
      case "TERM" -> 15;
      default -> -1;
    };
  }

  @Native("handle0")
  public static long handle0(int signal, long handler) {
    return 0;
  }
}

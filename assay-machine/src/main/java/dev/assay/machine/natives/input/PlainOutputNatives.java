package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** What a program that is explored prints goes to whoever watches it. */
@NativesOf("dev/assay/models/java/io/PlainOutput")
public final class PlainOutputNatives {
  private PlainOutputNatives() {}

  @Native("emit(ZLjava/lang/String;)V")
  public static void emit(Machine m, boolean error, int text) {
    if (m.watch() != null) {
      m.watch().printed(m.current(), m.strings().get(text));
    }
  }
}

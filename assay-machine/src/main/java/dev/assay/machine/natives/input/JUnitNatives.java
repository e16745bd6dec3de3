package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** How a test that cannot be run ends: see {@code dev.assay.models.junit.JUnitItself}. */
@NativesOf("dev/assay/models/junit/JUnitItself")
public final class JUnitNatives {
  private JUnitNatives() {}

  @Native("notSupported")
  public static void notSupported(Machine m, int what) {
    throw new Unsupported(m.strings().get(what));
  }
}

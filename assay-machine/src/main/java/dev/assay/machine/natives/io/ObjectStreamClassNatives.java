package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.ObjectStreamClass. */
@NativesOf("java/io/ObjectStreamClass")
public final class ObjectStreamClassNatives {
  private ObjectStreamClassNatives() {}

  @Native("initNative")
  public static void initNative() {}

  /** Part of what a class's default serial version is computed from. */
  @Native("hasStaticInitializer")
  public static boolean hasStaticInitializer(Machine m, int klass) {
    return m.klassOf(klass).classInitializer != null;
  }
}

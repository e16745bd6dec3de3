package dev.assay.machine.natives.internal;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Lambda forms are executed by the machine: the JDK must not generate classes for them. */
@NativesOf({"java/lang/invoke/LambdaForm", "java/lang/invoke/MethodHandle"})
public final class LambdaFormNatives {
  private LambdaFormNatives() {}

  @Native({"prepare", "compileToBytecode", "maybeCustomize()V", "customize()V"})
  public static void nothing(int self) {}
}

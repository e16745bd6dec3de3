package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.String and its helpers. */
@NativesOf({"java/lang/String", "java/lang/StringUTF16"})
public final class StringNatives {
  private StringNatives() {}

  @Native("intern")
  public static int intern(Machine m, int self) {
    return m.strings().intern(m.strings().get(self));
  }

  @Native("isBigEndian")
  public static boolean isBigEndian() {
    return false;
  }
}

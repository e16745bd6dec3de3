package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Throwable and NullPointerException. */
@NativesOf({"java/lang/Throwable", "java/lang/NullPointerException"})
public final class ThrowableNatives {
  private ThrowableNatives() {}

  @Native("fillInStackTrace(I)Ljava/lang/Throwable;")
  public static int fillInStackTrace(Machine m, int self, int dummy) {
    m.throwables().fillIn(self);
    return self;
  }

  @Native("getExtendedNPEMessage")
  public static int getExtendedNpeMessage(int self) {
    return 0; // the machine gives its exceptions their message when it makes them
  }
}

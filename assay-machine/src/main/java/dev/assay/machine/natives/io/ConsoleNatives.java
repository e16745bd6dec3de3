package dev.assay.machine.natives.io;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.Console: the standard streams are never a terminal to the program. */
@NativesOf("java/io/Console")
public final class ConsoleNatives {
  private ConsoleNatives() {}

  @Native("istty")
  public static boolean istty() {
    return false;
  }

  /** One bit for each of the standard streams that is a terminal. */
  @Native("ttyStatus")
  public static int ttyStatus() {
    return 0;
  }

  @Native("encoding()Ljava/lang/String;")
  public static int encoding() {
    return 0;
  }
}

package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** The arguments of a method that is run with recorded inputs. */
@NativesOf("dev/assay/models/Inputs")
public final class InputNatives {
  private InputNatives() {}

  @Native("anyBoolean")
  public static boolean anyBoolean(Machine m) {
    return AssayNatives.anyBoolean(m);
  }

  @Native("anyByte")
  public static byte anyByte(Machine m) {
    return AssayNatives.anyByte(m);
  }

  @Native("anyShort")
  public static short anyShort(Machine m) {
    return AssayNatives.anyShort(m);
  }

  @Native("anyChar")
  public static char anyChar(Machine m) {
    return AssayNatives.anyChar(m);
  }

  @Native("anyInt")
  public static int anyInt(Machine m) {
    return AssayNatives.anyInt(m);
  }

  @Native("anyLong")
  public static long anyLong(Machine m) {
    return AssayNatives.anyLong(m);
  }

  @Native("anyFloat")
  public static float anyFloat(Machine m) {
    return AssayNatives.anyFloat(m);
  }

  @Native("anyDouble")
  public static double anyDouble(Machine m) {
    return AssayNatives.anyDouble(m);
  }

  @Native("anyObject")
  public static int anyObject(Machine m, int type, int number) {
    return RecordedObjects.readArgument(m, m.klassOf(type), number);
  }

  @Native("require")
  public static void require(Machine m, boolean condition) {
    AssayNatives.assume(m, condition);
  }
}

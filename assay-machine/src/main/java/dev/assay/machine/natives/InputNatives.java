package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** The arguments of a method that is run with recorded inputs. */
@NativesOf("dev/assay/models/Inputs")
final class InputNatives {
  private InputNatives() {}

  @Native("anyBoolean")
  static boolean anyBoolean(Machine m) {
    return AssayNatives.anyBoolean(m);
  }

  @Native("anyByte")
  static byte anyByte(Machine m) {
    return AssayNatives.anyByte(m);
  }

  @Native("anyShort")
  static short anyShort(Machine m) {
    return AssayNatives.anyShort(m);
  }

  @Native("anyChar")
  static char anyChar(Machine m) {
    return AssayNatives.anyChar(m);
  }

  @Native("anyInt")
  static int anyInt(Machine m) {
    return AssayNatives.anyInt(m);
  }

  @Native("anyLong")
  static long anyLong(Machine m) {
    return AssayNatives.anyLong(m);
  }

  @Native("anyFloat")
  static float anyFloat(Machine m) {
    return AssayNatives.anyFloat(m);
  }

  @Native("anyDouble")
  static double anyDouble(Machine m) {
    return AssayNatives.anyDouble(m);
  }

  @Native("anyObject")
  static int anyObject(Machine m, int type, int number) {
    return RecordedObjects.readArgument(m, m.klassOf(type));
  }

  @Native("require")
  static void require(Machine m, boolean condition) {
    AssayNatives.assume(m, condition);
  }
}

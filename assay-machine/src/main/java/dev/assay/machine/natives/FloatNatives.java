package dev.assay.machine.natives;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Float and java.lang.Double: raw bits. */
@NativesOf({"java/lang/Float", "java/lang/Double"})
final class FloatNatives {
  private FloatNatives() {}

  @Native("floatToRawIntBits")
  static int floatToRawIntBits(float v) {
    return Float.floatToRawIntBits(v);
  }

  @Native("intBitsToFloat")
  static float intBitsToFloat(int v) {
    return Float.intBitsToFloat(v);
  }

  @Native("doubleToRawLongBits")
  static long doubleToRawLongBits(double v) {
    return Double.doubleToRawLongBits(v);
  }

  @Native("longBitsToDouble")
  static double longBitsToDouble(long v) {
    return Double.longBitsToDouble(v);
  }
}

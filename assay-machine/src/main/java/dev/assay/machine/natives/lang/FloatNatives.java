package dev.assay.machine.natives.lang;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of java.lang.Float and java.lang.Double: bits. Those of a NaN are the same for all of
 * them; raw ones are not, and no solver knows them, so {@code floatToIntBits} must not ask for
 * them.
 */
@NativesOf({"java/lang/Float", "java/lang/Double"})
public final class FloatNatives {
  private FloatNatives() {}

  @Native("floatToRawIntBits")
  public static int floatToRawIntBits(float v) {
    return Float.floatToRawIntBits(v);
  }

  @Native("floatToIntBits")
  public static int floatToIntBits(float v) {
    return Float.floatToIntBits(v);
  }

  @Native("doubleToLongBits")
  public static long doubleToLongBits(double v) {
    return Double.doubleToLongBits(v);
  }

  @Native("intBitsToFloat")
  public static float intBitsToFloat(int v) {
    return Float.intBitsToFloat(v);
  }

  @Native("doubleToRawLongBits")
  public static long doubleToRawLongBits(double v) {
    return Double.doubleToRawLongBits(v);
  }

  @Native("longBitsToDouble")
  public static double longBitsToDouble(long v) {
    return Double.longBitsToDouble(v);
  }
}

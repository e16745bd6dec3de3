package dev.assay.machine.natives.lang;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Functions of java.lang.Math that HotSpot computes by intrinsics, with results that may differ
 * from StrictMath in the last bit.
 */
@NativesOf({"java/lang/Math"})
public final class MathNatives {
  private MathNatives() {}

  @Native("sin(D)D")
  public static double sin(double a) {
    return Math.sin(a);
  }

  @Native("cos(D)D")
  public static double cos(double a) {
    return Math.cos(a);
  }

  @Native("tan(D)D")
  public static double tan(double a) {
    return Math.tan(a);
  }

  @Native("log(D)D")
  public static double log(double a) {
    return Math.log(a);
  }

  @Native("log10(D)D")
  public static double log10(double a) {
    return Math.log10(a);
  }

  @Native("exp(D)D")
  public static double exp(double a) {
    return Math.exp(a);
  }

  @Native("sqrt(D)D")
  public static double sqrt(double a) {
    return Math.sqrt(a);
  }

  @Native("pow(DD)D")
  public static double pow(double a, double b) {
    return Math.pow(a, b);
  }
}

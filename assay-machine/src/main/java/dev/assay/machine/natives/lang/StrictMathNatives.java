package dev.assay.machine.natives.lang;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Functions of java.lang.StrictMath, whose results the specification fixes to the bit. */
@NativesOf({"java/lang/StrictMath"})
public final class StrictMathNatives {
  private StrictMathNatives() {}

  @Native("sin(D)D")
  public static double sin(double a) {
    return StrictMath.sin(a);
  }

  @Native("cos(D)D")
  public static double cos(double a) {
    return StrictMath.cos(a);
  }

  @Native("tan(D)D")
  public static double tan(double a) {
    return StrictMath.tan(a);
  }

  @Native("asin(D)D")
  public static double asin(double a) {
    return StrictMath.asin(a);
  }

  @Native("acos(D)D")
  public static double acos(double a) {
    return StrictMath.acos(a);
  }

  @Native("atan(D)D")
  public static double atan(double a) {
    return StrictMath.atan(a);
  }

  @Native("log(D)D")
  public static double log(double a) {
    return StrictMath.log(a);
  }

  @Native("log10(D)D")
  public static double log10(double a) {
    return StrictMath.log10(a);
  }

  @Native("sqrt(D)D")
  public static double sqrt(double a) {
    return StrictMath.sqrt(a);
  }

  @Native("sinh(D)D")
  public static double sinh(double a) {
    return StrictMath.sinh(a);
  }

  @Native("cosh(D)D")
  public static double cosh(double a) {
    return StrictMath.cosh(a);
  }

  @Native("tanh(D)D")
  public static double tanh(double a) {
    return StrictMath.tanh(a);
  }

  @Native("expm1(D)D")
  public static double expm1(double a) {
    return StrictMath.expm1(a);
  }

  @Native("log1p(D)D")
  public static double log1p(double a) {
    return StrictMath.log1p(a);
  }

  @Native("exp(D)D")
  public static double exp(double a) {
    return StrictMath.exp(a);
  }

  @Native("cbrt(D)D")
  public static double cbrt(double a) {
    return StrictMath.cbrt(a);
  }

  @Native("atan2(DD)D")
  public static double atan2(double a, double b) {
    return StrictMath.atan2(a, b);
  }

  @Native("pow(DD)D")
  public static double pow(double a, double b) {
    return StrictMath.pow(a, b);
  }

  @Native("hypot(DD)D")
  public static double hypot(double a, double b) {
    return StrictMath.hypot(a, b);
  }

  @Native("IEEEremainder(DD)D")
  public static double remainder(double a, double b) {
    return StrictMath.IEEEremainder(a, b);
  }
}

package dev.assay.machine.natives;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Functions of java.lang.StrictMath, whose results the specification fixes to the bit. */
@NativesOf({"java/lang/StrictMath"})
final class StrictMathNatives {
  private StrictMathNatives() {}

  @Native("sin(D)D")
  static double sin(double a) {
    return StrictMath.sin(a);
  }

  @Native("cos(D)D")
  static double cos(double a) {
    return StrictMath.cos(a);
  }

  @Native("tan(D)D")
  static double tan(double a) {
    return StrictMath.tan(a);
  }

  @Native("asin(D)D")
  static double asin(double a) {
    return StrictMath.asin(a);
  }

  @Native("acos(D)D")
  static double acos(double a) {
    return StrictMath.acos(a);
  }

  @Native("atan(D)D")
  static double atan(double a) {
    return StrictMath.atan(a);
  }

  @Native("log(D)D")
  static double log(double a) {
    return StrictMath.log(a);
  }

  @Native("log10(D)D")
  static double log10(double a) {
    return StrictMath.log10(a);
  }

  @Native("sqrt(D)D")
  static double sqrt(double a) {
    return StrictMath.sqrt(a);
  }

  @Native("sinh(D)D")
  static double sinh(double a) {
    return StrictMath.sinh(a);
  }

  @Native("cosh(D)D")
  static double cosh(double a) {
    return StrictMath.cosh(a);
  }

  @Native("tanh(D)D")
  static double tanh(double a) {
    return StrictMath.tanh(a);
  }

  @Native("expm1(D)D")
  static double expm1(double a) {
    return StrictMath.expm1(a);
  }

  @Native("log1p(D)D")
  static double log1p(double a) {
    return StrictMath.log1p(a);
  }

  @Native("exp(D)D")
  static double exp(double a) {
    return StrictMath.exp(a);
  }

  @Native("cbrt(D)D")
  static double cbrt(double a) {
    return StrictMath.cbrt(a);
  }

  @Native("atan2(DD)D")
  static double atan2(double a, double b) {
    return StrictMath.atan2(a, b);
  }

  @Native("pow(DD)D")
  static double pow(double a, double b) {
    return StrictMath.pow(a, b);
  }

  @Native("hypot(DD)D")
  static double hypot(double a, double b) {
    return StrictMath.hypot(a, b);
  }

  @Native("IEEEremainder(DD)D")
  static double remainder(double a, double b) {
    return StrictMath.IEEEremainder(a, b);
  }
}

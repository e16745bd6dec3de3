package dev.assay.symbolic.operands;

/** Arithmetic, comparisons and conversions of floats and doubles. */
@SuppressWarnings("all")
final class Floats {
  private Floats() {}

  static float fAdd(float a, float b) {
    return a + b;
  }

  static float fSub(float a, float b) {
    return a - b;
  }

  static float fMul(float a, float b) {
    return a * b;
  }

  static float fDiv(float a, float b) {
    return a / b;
  }

  static float fRem(float a, float b) {
    return a % b;
  }

  static float fNeg(float a) {
    return -a;
  }

  static boolean fEq(float a, float b) {
    return a == b;
  }

  static boolean fNotEq(float a, float b) {
    return !(a == b);
  }

  static boolean fNe(float a, float b) {
    return a != b;
  }

  static boolean fNotNe(float a, float b) {
    return !(a != b);
  }

  static boolean fLt(float a, float b) {
    return a < b;
  }

  static boolean fNotLt(float a, float b) {
    return !(a < b);
  }

  static boolean fGe(float a, float b) {
    return a >= b;
  }

  static boolean fNotGe(float a, float b) {
    return !(a >= b);
  }

  static boolean fGt(float a, float b) {
    return a > b;
  }

  static boolean fNotGt(float a, float b) {
    return !(a > b);
  }

  static boolean fLe(float a, float b) {
    return a <= b;
  }

  static boolean fNotLe(float a, float b) {
    return !(a <= b);
  }

  static float fConstants(float a) {
    return (a * 0.5f + 3) / 7;
  }

  static int fToInt(float a) {
    return (int) a;
  }

  static long fToLong(float a) {
    return (long) a;
  }

  static byte fToByte(float a) {
    return (byte) a;
  }

  static char fToChar(float a) {
    return (char) a;
  }

  static short fToShort(float a) {
    return (short) a;
  }

  static double dAdd(double a, double b) {
    return a + b;
  }

  static double dSub(double a, double b) {
    return a - b;
  }

  static double dMul(double a, double b) {
    return a * b;
  }

  static double dDiv(double a, double b) {
    return a / b;
  }

  static double dRem(double a, double b) {
    return a % b;
  }

  static double dNeg(double a) {
    return -a;
  }

  static boolean dEq(double a, double b) {
    return a == b;
  }

  static boolean dNotEq(double a, double b) {
    return !(a == b);
  }

  static boolean dNe(double a, double b) {
    return a != b;
  }

  static boolean dNotNe(double a, double b) {
    return !(a != b);
  }

  static boolean dLt(double a, double b) {
    return a < b;
  }

  static boolean dNotLt(double a, double b) {
    return !(a < b);
  }

  static boolean dGe(double a, double b) {
    return a >= b;
  }

  static boolean dNotGe(double a, double b) {
    return !(a >= b);
  }

  static boolean dGt(double a, double b) {
    return a > b;
  }

  static boolean dNotGt(double a, double b) {
    return !(a > b);
  }

  static boolean dLe(double a, double b) {
    return a <= b;
  }

  static boolean dNotLe(double a, double b) {
    return !(a <= b);
  }

  static double dConstants(double a) {
    return (a * 0.5f + 3) / 7;
  }

  static int dToInt(double a) {
    return (int) a;
  }

  static long dToLong(double a) {
    return (long) a;
  }

  static byte dToByte(double a) {
    return (byte) a;
  }

  static char dToChar(double a) {
    return (char) a;
  }

  static short dToShort(double a) {
    return (short) a;
  }

  static double fToDouble(float a) {
    return a;
  }

  static float dToFloat(double a) {
    return (float) a;
  }

  static float intToFloat(int a) {
    return a;
  }

  static double intToDouble(int a) {
    return a;
  }

  static float longToFloat(long a) {
    return a;
  }

  static double longToDouble(long a) {
    return a;
  }

  static float byteToFloat(byte a) {
    return a;
  }

  static double byteToDouble(byte a) {
    return a;
  }

  static float shortToFloat(short a) {
    return a;
  }

  static double shortToDouble(short a) {
    return a;
  }

  static float charToFloat(char a) {
    return a;
  }

  static double charToDouble(char a) {
    return a;
  }

  static double chosen(boolean z, double a, float b) {
    return z ? a : b;
  }

}

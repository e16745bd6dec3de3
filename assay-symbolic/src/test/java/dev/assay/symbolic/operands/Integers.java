package dev.assay.symbolic.operands;

/** Arithmetic and comparisons of ints and longs. */
@SuppressWarnings("all")
final class Integers {
  private Integers() {}

  static int iAdd(int a, int b) {
    return a + b;
  }

  static int iSub(int a, int b) {
    return a - b;
  }

  static int iMul(int a, int b) {
    return a * b;
  }

  static int iDiv(int a, int b) {
    return a / b;
  }

  static int iRem(int a, int b) {
    return a % b;
  }

  static int iAnd(int a, int b) {
    return a & b;
  }

  static int iOr(int a, int b) {
    return a | b;
  }

  static int iXor(int a, int b) {
    return a ^ b;
  }

  static int iShl(int a, int b) {
    return a << b;
  }

  static int iShlByLong(int a, long b) {
    return a << b;
  }

  static int iShlBy5(int a) {
    return a << 5;
  }

  static int iShr(int a, int b) {
    return a >> b;
  }

  static int iShrByLong(int a, long b) {
    return a >> b;
  }

  static int iShrBy5(int a) {
    return a >> 5;
  }

  static int iUshr(int a, int b) {
    return a >>> b;
  }

  static int iUshrByLong(int a, long b) {
    return a >>> b;
  }

  static int iUshrBy5(int a) {
    return a >>> 5;
  }

  static int iNeg(int a) {
    return -a;
  }

  static int iNot(int a) {
    return ~a;
  }

  static int iAddOfMinus7(int a) {
    return a + -7;
  }

  static int iMulOfMinus7(int a) {
    return a * -7;
  }

  static int iDivOfMinus7(int a) {
    return a / -7;
  }

  static int iRemOfMinus7(int a) {
    return a % -7;
  }

  static int iAndOfMinus7(int a) {
    return a & -7;
  }

  static int iAddOf3(int a) {
    return a + 3;
  }

  static int iMulOf3(int a) {
    return a * 3;
  }

  static int iDivOf3(int a) {
    return a / 3;
  }

  static int iRemOf3(int a) {
    return a % 3;
  }

  static int iAndOf3(int a) {
    return a & 3;
  }

  static int iAddOf100(int a) {
    return a + 100;
  }

  static int iMulOf100(int a) {
    return a * 100;
  }

  static int iDivOf100(int a) {
    return a / 100;
  }

  static int iRemOf100(int a) {
    return a % 100;
  }

  static int iAndOf100(int a) {
    return a & 100;
  }

  static int iAddOfMinus1(int a) {
    return a + -1;
  }

  static int iMulOfMinus1(int a) {
    return a * -1;
  }

  static int iDivOfMinus1(int a) {
    return a / -1;
  }

  static int iRemOfMinus1(int a) {
    return a % -1;
  }

  static int iAndOfMinus1(int a) {
    return a & -1;
  }

  static int iDivOfConstant(int a) {
    return 1000003 / a;
  }

  static boolean iEq(int a, int b) {
    return a == b;
  }

  static boolean iEqZero(int a) {
    return a == 0;
  }

  static boolean iEqLarge(int a) {
    return a == 1234567;
  }

  static boolean iNe(int a, int b) {
    return a != b;
  }

  static boolean iNeZero(int a) {
    return a != 0;
  }

  static boolean iNeLarge(int a) {
    return a != 1234567;
  }

  static boolean iLt(int a, int b) {
    return a < b;
  }

  static boolean iLtZero(int a) {
    return a < 0;
  }

  static boolean iLtLarge(int a) {
    return a < 1234567;
  }

  static boolean iGe(int a, int b) {
    return a >= b;
  }

  static boolean iGeZero(int a) {
    return a >= 0;
  }

  static boolean iGeLarge(int a) {
    return a >= 1234567;
  }

  static boolean iGt(int a, int b) {
    return a > b;
  }

  static boolean iGtZero(int a) {
    return a > 0;
  }

  static boolean iGtLarge(int a) {
    return a > 1234567;
  }

  static boolean iLe(int a, int b) {
    return a <= b;
  }

  static boolean iLeZero(int a) {
    return a <= 0;
  }

  static boolean iLeLarge(int a) {
    return a <= 1234567;
  }

  static long lAdd(long a, long b) {
    return a + b;
  }

  static long lSub(long a, long b) {
    return a - b;
  }

  static long lMul(long a, long b) {
    return a * b;
  }

  static long lDiv(long a, long b) {
    return a / b;
  }

  static long lRem(long a, long b) {
    return a % b;
  }

  static long lAnd(long a, long b) {
    return a & b;
  }

  static long lOr(long a, long b) {
    return a | b;
  }

  static long lXor(long a, long b) {
    return a ^ b;
  }

  static long lShl(long a, int b) {
    return a << b;
  }

  static long lShlByLong(long a, long b) {
    return a << b;
  }

  static long lShlBy5(long a) {
    return a << 5;
  }

  static long lShr(long a, int b) {
    return a >> b;
  }

  static long lShrByLong(long a, long b) {
    return a >> b;
  }

  static long lShrBy5(long a) {
    return a >> 5;
  }

  static long lUshr(long a, int b) {
    return a >>> b;
  }

  static long lUshrByLong(long a, long b) {
    return a >>> b;
  }

  static long lUshrBy5(long a) {
    return a >>> 5;
  }

  static long lNeg(long a) {
    return -a;
  }

  static long lNot(long a) {
    return ~a;
  }

  static long lAddOfMinus7(long a) {
    return a + -7;
  }

  static long lMulOfMinus7(long a) {
    return a * -7;
  }

  static long lDivOfMinus7(long a) {
    return a / -7;
  }

  static long lRemOfMinus7(long a) {
    return a % -7;
  }

  static long lAndOfMinus7(long a) {
    return a & -7;
  }

  static long lAddOf3(long a) {
    return a + 3;
  }

  static long lMulOf3(long a) {
    return a * 3;
  }

  static long lDivOf3(long a) {
    return a / 3;
  }

  static long lRemOf3(long a) {
    return a % 3;
  }

  static long lAndOf3(long a) {
    return a & 3;
  }

  static long lAddOf100(long a) {
    return a + 100;
  }

  static long lMulOf100(long a) {
    return a * 100;
  }

  static long lDivOf100(long a) {
    return a / 100;
  }

  static long lRemOf100(long a) {
    return a % 100;
  }

  static long lAndOf100(long a) {
    return a & 100;
  }

  static long lAddOfMinus1(long a) {
    return a + -1;
  }

  static long lMulOfMinus1(long a) {
    return a * -1;
  }

  static long lDivOfMinus1(long a) {
    return a / -1;
  }

  static long lRemOfMinus1(long a) {
    return a % -1;
  }

  static long lAndOfMinus1(long a) {
    return a & -1;
  }

  static long lDivOfConstant(long a) {
    return 1000003 / a;
  }

  static boolean lEq(long a, long b) {
    return a == b;
  }

  static boolean lEqZero(long a) {
    return a == 0;
  }

  static boolean lEqLarge(long a) {
    return a == 1234567;
  }

  static boolean lNe(long a, long b) {
    return a != b;
  }

  static boolean lNeZero(long a) {
    return a != 0;
  }

  static boolean lNeLarge(long a) {
    return a != 1234567;
  }

  static boolean lLt(long a, long b) {
    return a < b;
  }

  static boolean lLtZero(long a) {
    return a < 0;
  }

  static boolean lLtLarge(long a) {
    return a < 1234567;
  }

  static boolean lGe(long a, long b) {
    return a >= b;
  }

  static boolean lGeZero(long a) {
    return a >= 0;
  }

  static boolean lGeLarge(long a) {
    return a >= 1234567;
  }

  static boolean lGt(long a, long b) {
    return a > b;
  }

  static boolean lGtZero(long a) {
    return a > 0;
  }

  static boolean lGtLarge(long a) {
    return a > 1234567;
  }

  static boolean lLe(long a, long b) {
    return a <= b;
  }

  static boolean lLeZero(long a) {
    return a <= 0;
  }

  static boolean lLeLarge(long a) {
    return a <= 1234567;
  }

  static int iInc(int a) {
    a++;
    a += 100;
    a--;
    a += 40000;
    return a;
  }

  static long wideConstants(long a) {
    return (a ^ 0x7fff_ffff_ffff_ffffL) + 0x1_0000_0001L;
  }

  static long mixed(int a, long b) {
    return a * b - (a & b);
  }

  static int lcmpDifference(long a, int b) {
    return a - b < 0 ? -1 : a - b > 0 ? 1 : 0;
  }

  static long intAsLong(int a, int b) {
    return ((long) a << 32) | (b & 0xffffffffL);
  }

  static long sumOfInts(int a, int b) {
    return (long) a + b;
  }

}

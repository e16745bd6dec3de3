package dev.assay.symbolic.operands;

/** Library methods that are bytecode, or natives that know unknowns. */
@SuppressWarnings("all")
final class Library {
  private Library() {}

  static int absInt(int a) {
    return Math.abs(a);
  }

  static int negateExactInt(int a) {
    return Math.negateExact(a);
  }

  static int incrementExactInt(int a) {
    return Math.incrementExact(a);
  }

  static int decrementExactInt(int a) {
    return Math.decrementExact(a);
  }

  static int minInt(int a, int b) {
    return Math.min(a, b);
  }

  static int maxInt(int a, int b) {
    return Math.max(a, b);
  }

  static int floorDivInt(int a, int b) {
    return Math.floorDiv(a, b);
  }

  static int floorModInt(int a, int b) {
    return Math.floorMod(a, b);
  }

  static int addExactInt(int a, int b) {
    return Math.addExact(a, b);
  }

  static int subtractExactInt(int a, int b) {
    return Math.subtractExact(a, b);
  }

  static int multiplyExactInt(int a, int b) {
    return Math.multiplyExact(a, b);
  }

  static int bitCountInt(int a) {
    return Integer.bitCount(a);
  }

  static int numberOfLeadingZerosInt(int a) {
    return Integer.numberOfLeadingZeros(a);
  }

  static int numberOfTrailingZerosInt(int a) {
    return Integer.numberOfTrailingZeros(a);
  }

  static int signumInt(int a) {
    return Integer.signum(a);
  }

  static int highestOneBitInt(int a) {
    return Integer.highestOneBit(a);
  }

  static int lowestOneBitInt(int a) {
    return Integer.lowestOneBit(a);
  }

  static int reverseInt(int a) {
    return Integer.reverse(a);
  }

  static int reverseBytesInt(int a) {
    return Integer.reverseBytes(a);
  }

  static int rotateLeftInt(int a, int b) {
    return Integer.rotateLeft(a, b);
  }

  static int rotateRightInt(int a, int b) {
    return Integer.rotateRight(a, b);
  }

  static int compareInt(int a, int b) {
    return Integer.compare(a, b);
  }

  static int compareUnsignedInt(int a, int b) {
    return Integer.compareUnsigned(a, b);
  }

  static int divideUnsignedInt(int a, int b) {
    return Integer.divideUnsigned(a, b);
  }

  static int remainderUnsignedInt(int a, int b) {
    return Integer.remainderUnsigned(a, b);
  }

  static int hashInt(int a) {
    return Integer.hashCode(a);
  }

  static long absLong(long a) {
    return Math.abs(a);
  }

  static long negateExactLong(long a) {
    return Math.negateExact(a);
  }

  static long incrementExactLong(long a) {
    return Math.incrementExact(a);
  }

  static long decrementExactLong(long a) {
    return Math.decrementExact(a);
  }

  static long minLong(long a, long b) {
    return Math.min(a, b);
  }

  static long maxLong(long a, long b) {
    return Math.max(a, b);
  }

  static long floorDivLong(long a, long b) {
    return Math.floorDiv(a, b);
  }

  static long floorModLong(long a, long b) {
    return Math.floorMod(a, b);
  }

  static long addExactLong(long a, long b) {
    return Math.addExact(a, b);
  }

  static long subtractExactLong(long a, long b) {
    return Math.subtractExact(a, b);
  }

  static long multiplyExactLong(long a, long b) {
    return Math.multiplyExact(a, b);
  }

  static int bitCountLong(long a) {
    return Long.bitCount(a);
  }

  static int numberOfLeadingZerosLong(long a) {
    return Long.numberOfLeadingZeros(a);
  }

  static int numberOfTrailingZerosLong(long a) {
    return Long.numberOfTrailingZeros(a);
  }

  static int signumLong(long a) {
    return Long.signum(a);
  }

  static long highestOneBitLong(long a) {
    return Long.highestOneBit(a);
  }

  static long lowestOneBitLong(long a) {
    return Long.lowestOneBit(a);
  }

  static long reverseLong(long a) {
    return Long.reverse(a);
  }

  static long reverseBytesLong(long a) {
    return Long.reverseBytes(a);
  }

  static long rotateLeftLong(long a, int b) {
    return Long.rotateLeft(a, b);
  }

  static long rotateRightLong(long a, int b) {
    return Long.rotateRight(a, b);
  }

  static int compareLong(long a, long b) {
    return Long.compare(a, b);
  }

  static int compareUnsignedLong(long a, long b) {
    return Long.compareUnsigned(a, b);
  }

  static long divideUnsignedLong(long a, long b) {
    return Long.divideUnsigned(a, b);
  }

  static long remainderUnsignedLong(long a, long b) {
    return Long.remainderUnsigned(a, b);
  }

  static int hashLong(long a) {
    return Long.hashCode(a);
  }

  static int toIntExact(long a) {
    return Math.toIntExact(a);
  }

  static long multiplyFull(int a, int b) {
    return Math.multiplyFull(a, b);
  }

  static long multiplyHigh(long a, long b) {
    return Math.multiplyHigh(a, b);
  }

  static long toUnsignedLong(int a) {
    return Integer.toUnsignedLong(a);
  }

  static int toUnsignedInt(byte a) {
    return Byte.toUnsignedInt(a);
  }

  static int compareByte(byte a, byte b) {
    return Byte.compare(a, b);
  }

  static int compareShort(short a, short b) {
    return Short.compare(a, b);
  }

  static short reverseBytesShort(short a) {
    return Short.reverseBytes(a);
  }

  static char reverseBytesChar(char a) {
    return Character.reverseBytes(a);
  }

  static int compareChar(char a, char b) {
    return Character.compare(a, b);
  }

  static boolean logicalAnd(boolean a, boolean b) {
    return Boolean.logicalAnd(a, b);
  }

  static boolean logicalOr(boolean a, boolean b) {
    return Boolean.logicalOr(a, b);
  }

  static boolean logicalXor(boolean a, boolean b) {
    return Boolean.logicalXor(a, b);
  }

  static int compareBoolean(boolean a, boolean b) {
    return Boolean.compare(a, b);
  }

  static int hashBoolean(boolean a) {
    return Boolean.hashCode(a);
  }

  static boolean isDigit(char a) {
    return Character.isDigit((char) (a & 0xff));
  }

  static boolean isLetter(char a) {
    return Character.isLetter((char) (a & 0xff));
  }

  static boolean isLetterOrDigit(char a) {
    return Character.isLetterOrDigit((char) (a & 0xff));
  }

  static boolean isUpperCase(char a) {
    return Character.isUpperCase((char) (a & 0xff));
  }

  static boolean isLowerCase(char a) {
    return Character.isLowerCase((char) (a & 0xff));
  }

  static boolean isWhitespace(char a) {
    return Character.isWhitespace((char) (a & 0xff));
  }

  static boolean isJavaIdentifierStart(char a) {
    return Character.isJavaIdentifierStart((char) (a & 0xff));
  }

  static boolean isISOControl(char a) {
    return Character.isISOControl((char) (a & 0xff));
  }

  static boolean isHighSurrogate(char a) {
    return Character.isHighSurrogate(a);
  }

  static boolean isLowSurrogate(char a) {
    return Character.isLowSurrogate(a);
  }

  static boolean isSurrogate(char a) {
    return Character.isSurrogate(a);
  }

  static char toUpperCase(char a) {
    return Character.toUpperCase((char) (a & 0x7f));
  }

  static char toLowerCase(char a) {
    return Character.toLowerCase((char) (a & 0x7f));
  }

  static int digit(char a) {
    return Character.digit((char) (a & 0x7f), 16);
  }

  static int numericValue(char a) {
    return Character.getNumericValue((char) (a & 0x7f));
  }

  static float absFloat(float a) {
    return Math.abs(a);
  }

  static float minFloat(float a, float b) {
    return Math.min(a, b);
  }

  static float maxFloat(float a, float b) {
    return Math.max(a, b);
  }

  static boolean isNaNFloat(float a) {
    return Float.isNaN(a);
  }

  static boolean isInfiniteFloat(float a) {
    return Float.isInfinite(a);
  }

  static boolean isFiniteFloat(float a) {
    return Float.isFinite(a);
  }

  static int compareFloat(float a, float b) {
    return Float.compare(a, b);
  }

  static double absDouble(double a) {
    return Math.abs(a);
  }

  static double minDouble(double a, double b) {
    return Math.min(a, b);
  }

  static double maxDouble(double a, double b) {
    return Math.max(a, b);
  }

  static boolean isNaNDouble(double a) {
    return Double.isNaN(a);
  }

  static boolean isInfiniteDouble(double a) {
    return Double.isInfinite(a);
  }

  static boolean isFiniteDouble(double a) {
    return Double.isFinite(a);
  }

  static int compareDouble(double a, double b) {
    return Double.compare(a, b);
  }

  static int floatBits(float a) {
    return Float.floatToIntBits(a);
  }

  static long doubleBits(double a) {
    return Double.doubleToLongBits(a);
  }

  static float floatOfBits(int a) {
    return Float.intBitsToFloat(a);
  }

  static double doubleOfBits(long a) {
    return Double.longBitsToDouble(a);
  }

  static int round(float a) {
    return Math.round(a);
  }

  static double signum(double a) {
    return Math.signum(a);
  }

  static int boxed(int a) {
    return Integer.valueOf(a).hashCode();
  }

  static boolean boxedEquals(int a) {
    return Integer.valueOf(a).equals(3);
  }

  static boolean boxedBoolean(boolean a, boolean b) {
    return Boolean.valueOf(a) == Boolean.valueOf(b);
  }

  static int arraysFill(int a, int i) {
    int[] x = new int[3];
    java.util.Arrays.fill(x, 0, 2, a);
    return x[Math.floorMod(i, 3)];
  }

  static int arraysCopy(int a, int i) {
    int[] x = java.util.Arrays.copyOf(new int[] {a, 2}, 3);
    return x[Math.floorMod(i, 3)];
  }

  static int arraysHash(int a, int b) {
    return java.util.Arrays.hashCode(new int[] {a, b});
  }

  static int atomic(int a, int b) {
    java.util.concurrent.atomic.AtomicInteger x = new java.util.concurrent.atomic.AtomicInteger(a);
    x.compareAndSet(3, b);
    return x.getAndAdd(b) + x.get();
  }

  static double dSqrt(double a) {
    return Math.sqrt(a);
  }

  static float fSqrt(float a) {
    return (float) Math.sqrt(a);
  }

  static double dSqrtStrict(double a) {
    return StrictMath.sqrt(a);
  }

  static double dFloor(double a) {
    return Math.floor(a);
  }

  static double dFloorStrict(double a) {
    return StrictMath.floor(a);
  }

  static double dCeil(double a) {
    return Math.ceil(a);
  }

  static double dRint(double a) {
    return Math.rint(a);
  }

  static long dRound(double a) {
    return Math.round(a);
  }

  static long dRoundOfHalves(int a) {
    return Math.round(a / 2.0);
  }

  static long dRoundNearHalves(int a, boolean up) {
    double half = a / 2.0;
    return Math.round(up ? half + 1e-9 : half - 1e-9);
  }

  static long dRoundOfLongs(long a) {
    return Math.round((double) a);
  }

  static long dRoundOfSmall(long a) {
    return Math.round(a * Double.MIN_NORMAL);
  }

  static long dRoundBelowHalf(boolean negative) {
    return Math.round(negative ? -0.49999999999999994 : 0.49999999999999994);
  }

  static int fRound(float a) {
    return Math.round(a);
  }

  static int fRoundOfHalves(int a) {
    return Math.round(a / 2f);
  }

  static int fRoundOfLongs(long a) {
    return Math.round((float) a);
  }

  static int fRoundBelowHalf(boolean negative) {
    return Math.round(negative ? -0.49999997f : 0.49999997f);
  }
}

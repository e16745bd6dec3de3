package dev.assay.symbolic.operands;

/** Narrow types, truth values, and fields of every type. */
@SuppressWarnings("all")
final class Narrow {
  private Narrow() {}

  static short byteToShort(byte a) {
    return (short) a;
  }

  static char byteToChar(byte a) {
    return (char) a;
  }

  static int byteToInt(byte a) {
    return (int) a;
  }

  static long byteToLong(byte a) {
    return (long) a;
  }

  static byte shortToByte(short a) {
    return (byte) a;
  }

  static char shortToChar(short a) {
    return (char) a;
  }

  static int shortToInt(short a) {
    return (int) a;
  }

  static long shortToLong(short a) {
    return (long) a;
  }

  static byte charToByte(char a) {
    return (byte) a;
  }

  static short charToShort(char a) {
    return (short) a;
  }

  static int charToInt(char a) {
    return (int) a;
  }

  static long charToLong(char a) {
    return (long) a;
  }

  static byte intToByte(int a) {
    return (byte) a;
  }

  static short intToShort(int a) {
    return (short) a;
  }

  static char intToChar(int a) {
    return (char) a;
  }

  static long intToLong(int a) {
    return (long) a;
  }

  static byte longToByte(long a) {
    return (byte) a;
  }

  static short longToShort(long a) {
    return (short) a;
  }

  static char longToChar(long a) {
    return (char) a;
  }

  static int longToInt(long a) {
    return (int) a;
  }

  static byte byteSum(byte a, byte b) {
    return (byte) (a + b);
  }

  static byte byteIncrement(byte a) {
    a++;
    a += 3;
    a <<= 1;
    return a;
  }

  static boolean byteLess(byte a, byte b) {
    return a < b;
  }

  static byte byteUshr(byte a, int b) {
    a >>>= b;
    return a;
  }

  static short shortSum(short a, short b) {
    return (short) (a + b);
  }

  static short shortIncrement(short a) {
    a++;
    a += 3;
    a <<= 1;
    return a;
  }

  static boolean shortLess(short a, short b) {
    return a < b;
  }

  static short shortUshr(short a, int b) {
    a >>>= b;
    return a;
  }

  static char charSum(char a, char b) {
    return (char) (a + b);
  }

  static char charIncrement(char a) {
    a++;
    a += 3;
    a <<= 1;
    return a;
  }

  static boolean charLess(char a, char b) {
    return a < b;
  }

  static char charUshr(char a, int b) {
    a >>>= b;
    return a;
  }

  static boolean and(boolean a, boolean b) {
    return a && b;
  }

  static boolean or(boolean a, boolean b) {
    return a || b;
  }

  static boolean strictXor(boolean a, boolean b) {
    return a ^ b;
  }

  static boolean strictOr(boolean a, boolean b) {
    return a | !b;
  }

  static boolean same(boolean a, boolean b) {
    return a == b;
  }

  static int booleanToInt(boolean a) {
    return a ? 1 : 0;
  }

  private static byte staticByte;

  private byte fieldByte;

  static byte staticByte(byte a) {
    staticByte = a;
    return staticByte;
  }

  static byte fieldByte(byte a) {
    Narrow object = new Narrow();
    object.fieldByte = a;
    return object.fieldByte;
  }

  private static short staticShort;

  private short fieldShort;

  static short staticShort(short a) {
    staticShort = a;
    return staticShort;
  }

  static short fieldShort(short a) {
    Narrow object = new Narrow();
    object.fieldShort = a;
    return object.fieldShort;
  }

  private static char staticChar;

  private char fieldChar;

  static char staticChar(char a) {
    staticChar = a;
    return staticChar;
  }

  static char fieldChar(char a) {
    Narrow object = new Narrow();
    object.fieldChar = a;
    return object.fieldChar;
  }

  private static boolean staticBoolean;

  private boolean fieldBoolean;

  static boolean staticBoolean(boolean a) {
    staticBoolean = a;
    return staticBoolean;
  }

  static boolean fieldBoolean(boolean a) {
    Narrow object = new Narrow();
    object.fieldBoolean = a;
    return object.fieldBoolean;
  }

  private static int staticInt;

  private int fieldInt;

  static int staticInt(int a) {
    staticInt = a;
    return staticInt;
  }

  static int fieldInt(int a) {
    Narrow object = new Narrow();
    object.fieldInt = a;
    return object.fieldInt;
  }

  private static long staticLong;

  private long fieldLong;

  static long staticLong(long a) {
    staticLong = a;
    return staticLong;
  }

  static long fieldLong(long a) {
    Narrow object = new Narrow();
    object.fieldLong = a;
    return object.fieldLong;
  }

  private static float staticFloat;

  private float fieldFloat;

  static float staticFloat(float a) {
    staticFloat = a;
    return staticFloat;
  }

  static float fieldFloat(float a) {
    Narrow object = new Narrow();
    object.fieldFloat = a;
    return object.fieldFloat;
  }

  private static double staticDouble;

  private double fieldDouble;

  static double staticDouble(double a) {
    staticDouble = a;
    return staticDouble;
  }

  static double fieldDouble(double a) {
    Narrow object = new Narrow();
    object.fieldDouble = a;
    return object.fieldDouble;
  }

  static byte staticByteOfInt(int a) {
    staticByte = (byte) a;
    staticByte += a;
    return staticByte--;
  }

  static char fieldCharOfInt(int a) {
    Narrow object = new Narrow();
    object.fieldChar = (char) a;
    object.fieldChar += a;
    return ++object.fieldChar;
  }

}

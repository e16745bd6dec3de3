package org.sosy_lab.sv_benchmarks;

import java.util.Random;

/**
 * What programs of the public benchmark suite call for their inputs, so that such programs can be
 * compiled here. On an ordinary JVM inputs are random; a checker replaces all these methods.
 */
public final class Verifier {
  private Verifier() {}

  /** Ends the run unless the condition holds. */
  public static void assume(boolean condition) {
    if (!condition) {
      Runtime.getRuntime().halt(1);
    }
  }

  public static boolean nondetBoolean() {
    return new Random().nextBoolean();
  }

  public static byte nondetByte() {
    return (byte) new Random().nextInt();
  }

  public static char nondetChar() {
    return (char) new Random().nextInt();
  }

  public static short nondetShort() {
    return (short) new Random().nextInt();
  }

  public static int nondetInt() {
    return new Random().nextInt();
  }

  public static long nondetLong() {
    return new Random().nextLong();
  }

  public static float nondetFloat() {
    return Float.intBitsToFloat(new Random().nextInt());
  }

  public static double nondetDouble() {
    return Double.longBitsToDouble(new Random().nextLong());
  }

  public static String nondetString() {
    Random random = new Random();
    char[] chars = new char[random.nextInt(16)];
    for (int i = 0; i < chars.length; i++) {
      chars[i] = (char) random.nextInt();
    }
    return new String(chars);
  }
}

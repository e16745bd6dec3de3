package org.cprover;

import java.util.Random;

/**
 * What programs written for CProver's Java checker call for their inputs, so that such programs can
 * be compiled here. On an ordinary JVM inputs are random; a checker replaces all these methods.
 */
public final class CProver {
  private CProver() {}

  /** Refuses a run in which the condition does not hold. */
  public static void assume(boolean condition) {
    if (!condition) {
      throw new RuntimeException("the assumption does not hold in this run");
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

  /** Any object of the type that the caller takes it for, or null. */
  public static <T> T nondetWithNull() {
    return null;
  }

  public static <T> T nondetWithNull(T example) {
    return example;
  }

  /** Any object of the type that the caller takes it for. */
  public static <T> T nondetWithoutNull() {
    return null;
  }

  public static <T> T nondetWithoutNull(T example) {
    return example;
  }
}

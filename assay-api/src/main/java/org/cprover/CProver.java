package org.cprover;

import dev.assay.api.Assay;

/**
 * Inputs under the names that programs written for the CProver tools use, so that these can be
 * compiled and checked as they are. A class of this name on the program's own class path takes its
 * place.
 */
public final class CProver {
  private CProver() {}

  /** Discards the run unless the condition holds. */
  public static void assume(boolean condition) {
    Assay.assume(condition);
  }

  public static boolean nondetBoolean() {
    return Assay.anyBoolean();
  }

  public static byte nondetByte() {
    return Assay.anyByte();
  }

  public static char nondetChar() {
    return Assay.anyChar();
  }

  public static short nondetShort() {
    return Assay.anyShort();
  }

  public static int nondetInt() {
    return Assay.anyInt();
  }

  public static long nondetLong() {
    return Assay.anyLong();
  }

  public static float nondetFloat() {
    return Assay.anyFloat();
  }

  public static double nondetDouble() {
    return Assay.anyDouble();
  }
}

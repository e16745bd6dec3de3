package org.sosy_lab.sv_benchmarks;

import dev.assay.api.Assay;

/**
 * Inputs under the names that programs of public benchmark suites for Java verification use, so
 * that these can be compiled and checked as they are. A class of this name on the program's own
 * class path takes its place.
 */
public final class Verifier {
  private Verifier() {}

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

  /** Texts as inputs are not supported; a check that comes here says so. */
  public static String nondetString() {
    throw new UnsupportedOperationException("a text as an input");
  }
}

package dev.assay.machine.natives.internal;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.misc.CDS: there is no archive. */
@NativesOf({"jdk/internal/misc/CDS"})
public final class CdsNatives {
  private CdsNatives() {}

  @Native({"isDumpingClassList0", "isDumpingArchive0", "isSharingEnabled0"})
  public static boolean no() {
    return false;
  }

  @Native("getCDSConfigStatus")
  public static int getConfigStatus() {
    return 0;
  }

  @Native("initializeFromArchive")
  public static void initializeFromArchive(int klass) {}

  @Native("needsClassInitBarrier0")
  public static boolean needsClassInitBarrier0(int klass) {
    return false;
  }

  @Native("getRandomSeedForDumping")
  public static long getRandomSeedForDumping() {
    return 0;
  }
}

package dev.assay.machine.natives;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.misc.CDS: there is no archive. */
@NativesOf({"jdk/internal/misc/CDS"})
final class CdsNatives {
  private CdsNatives() {}

  @Native({"isDumpingClassList0", "isDumpingArchive0", "isSharingEnabled0"})
  static boolean no() {
    return false;
  }

  @Native("getCDSConfigStatus")
  static int getConfigStatus() {
    return 0;
  }

  @Native("initializeFromArchive")
  static void initializeFromArchive(int klass) {}

  @Native("needsClassInitBarrier0")
  static boolean needsClassInitBarrier0(int klass) {
    return false;
  }

  @Native("getRandomSeedForDumping")
  static long getRandomSeedForDumping() {
    return 0;
  }
}

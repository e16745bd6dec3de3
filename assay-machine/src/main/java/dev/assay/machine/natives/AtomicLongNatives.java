package dev.assay.machine.natives;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.util.concurrent.atomic.AtomicLong. */
@NativesOf("java/util/concurrent/atomic/AtomicLong")
final class AtomicLongNatives {
  private AtomicLongNatives() {}

  @Native(value = "VMSupportsCS8", maxJdk = 20)
  static boolean supportsCompareAndSetOfLongs() {
    return true;
  }
}

package dev.assay.machine.natives.internal;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.util.concurrent.atomic.AtomicLong. */
@NativesOf("java/util/concurrent/atomic/AtomicLong")
public final class AtomicLongNatives {
  private AtomicLongNatives() {}

  @Native(value = "VMSupportsCS8", maxJdk = 20)
  public static boolean supportsCompareAndSetOfLongs() {
    return true;
  }
}

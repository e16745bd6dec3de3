package dev.assay.machine.natives.internal;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of small JDK classes that ask the JVM what it supports. */
@NativesOf({"jdk/internal/misc/PreviewFeatures", "jdk/internal/vm/ContinuationSupport"})
public final class PreviewNatives {
  private PreviewNatives() {}

  @Native("isPreviewEnabled")
  public static boolean isPreviewEnabled() {
    return false;
  }

  /** Virtual threads are bound to threads of the machine, which are cheap enough. */
  @Native("isSupported0")
  public static boolean isContinuationSupported() {
    return false;
  }
}

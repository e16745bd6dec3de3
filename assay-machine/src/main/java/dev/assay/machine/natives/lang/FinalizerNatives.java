package dev.assay.machine.natives.lang;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.ref.Finalizer: finalizers are never run, which the language allows. */
@NativesOf({"java/lang/ref/Finalizer"})
public final class FinalizerNatives {
  private FinalizerNatives() {}

  @Native("isFinalizationEnabled")
  public static boolean isFinalizationEnabled() {
    return false;
  }

  @Native("register")
  public static void register(int object) {}

  @Native("startFinalizerThread")
  public static void startFinalizerThread(int group) {}

  @Native("reportComplete")
  public static void reportComplete(int object) {}
}

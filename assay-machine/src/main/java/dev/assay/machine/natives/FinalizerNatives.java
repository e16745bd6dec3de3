package dev.assay.machine.natives;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.ref.Finalizer: finalizers are never run, which the language allows. */
@NativesOf({"java/lang/ref/Finalizer"})
final class FinalizerNatives {
  private FinalizerNatives() {}

  @Native("isFinalizationEnabled")
  static boolean isFinalizationEnabled() {
    return false;
  }

  @Native("register")
  static void register(int object) {}

  @Native("startFinalizerThread")
  static void startFinalizerThread(int group) {}

  @Native("reportComplete")
  static void reportComplete(int object) {}
}

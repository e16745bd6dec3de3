package dev.assay.machine.natives.lang;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * ScopedValue keeps a cache of bindings per thread; the machine has none, look-ups do the search.
 */
@NativesOf("java/lang/ScopedValue$Cache")
public final class ScopedValueNatives {
  private ScopedValueNatives() {}

  @Native("put")
  public static void put(int key, int value) {}
}

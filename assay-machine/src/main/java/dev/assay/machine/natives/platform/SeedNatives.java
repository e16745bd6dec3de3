package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * A stand-in for what sun.security.provider.SeedGenerator gathers from the system: time, network
 * interfaces, names of temporary files and more. A run must be repeatable, so it is a constant; the
 * rest of the seed comes from the machine's {@code /dev/random}, which is repeatable too.
 */
@NativesOf("sun/security/provider/SeedGenerator")
public final class SeedNatives {
  private static final int BYTES = 20;

  private SeedNatives() {}

  @Native("getSystemEntropy")
  public static int getSystemEntropy(Machine m) {
    return m.newArray(m.byteArrayKlass(), BYTES);
  }
}

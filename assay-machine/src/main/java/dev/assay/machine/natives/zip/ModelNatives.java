package dev.assay.machine.natives.zip;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Field;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** What models need from the machine: see {@code dev.assay.models.ObjectFields}. */
@NativesOf("dev/assay/models/ObjectFields")
public final class ModelNatives {
  private ModelNatives() {}

  @Native("putInt")
  public static void putInt(Machine m, int target, int owner, int field, int value) {
    String name = m.strings().get(owner).replace('.', '/');
    Field f = m.universe().require(name).declaredField(m.strings().get(field));
    m.heap().setField(target, f.slot, value);
  }
}

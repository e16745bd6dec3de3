package dev.assay.machine.natives.zip;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * Lets a model that works on arrays work on memory outside the heap: such memory consists of
 * arrays, and an address names the array and an index.
 */
final class RawBuffers {
  private RawBuffers() {}

  static int array(long address) {
    return (int) (address >>> 32);
  }

  static int index(long address) {
    return (int) address;
  }

  /** The guest method that stands in for a native method, its class initialised. */
  static Method standIn(Machine m, String owner, String name, String descriptor) {
    Klass k = m.universe().require(owner);
    Method standIn = m.standInFor(k.declared(name, descriptor));
    m.classInit().require(m.current(), standIn.holder);
    return standIn;
  }
}

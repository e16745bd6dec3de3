package dev.assay.explore;

import dev.assay.explore.Granularity.Aspect;
import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;

/** The names of threads: reading them begins steps only if some thread is renamed. */
final class ThreadNames {
  private final Machine machine;
  private final Granularity granularity;
  private final Klass threadKlass;
  private final int slot;

  ThreadNames(Machine machine, Granularity granularity) {
    this.machine = machine;
    this.granularity = granularity;
    this.threadKlass = machine.universe().require("java/lang/Thread");
    this.slot = threadKlass.declaredField("name").slot;
  }

  boolean isThread(Klass k) {
    return k.isSubtypeOf(threadKlass);
  }

  boolean isName(int object, int slotOfField) {
    return slotOfField == slot && isThread(machine.heap().klass[object]);
  }

  /** Whether a location is a name, and operations on names begin steps. */
  boolean isExplored(int object, int slotOfField) {
    return granularity.has(Aspect.NAMES) && isName(object, slotOfField);
  }
}

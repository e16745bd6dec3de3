package dev.assay.explore.visibility;

import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;

/** The names and numbers of threads: reading names begins steps only if some thread is renamed. */
public final class ThreadNames {
  private static final long FIRST = 1;

  private final Machine machine;
  private final Precision precision;
  private final Klass threadKlass;
  private final int slot;
  private final int numberSlot;

  public ThreadNames(Machine machine, Precision precision) {
    this.machine = machine;
    this.precision = precision;
    this.threadKlass = ThreadFacts.THREAD.require(machine.universe());
    this.slot = ThreadFacts.NAME.requireSlot(machine.universe());
    this.numberSlot = ThreadFacts.NUMBER.requireSlot(machine.universe());
  }

  public boolean isThread(Klass k) {
    return k.isSubtypeOf(threadKlass);
  }

  public boolean isName(int object, int slotOfField) {
    return slotOfField == slot && isThread(machine.heap().klass[object]);
  }

  /** Whether a location is the number of a thread, or a name in which its number stands. */
  public boolean isNumber(int object, int slotOfField) {
    if (slotOfField != numberSlot && slotOfField != slot) {
      return false;
    }
    return isThread(machine.heap().klass[object])
        && (slotOfField == numberSlot
            || ThreadFacts.isNumbered(machine.threadObjects().name(object)));
  }

  /** Whether a field of a thread is the number that is no part of its name. */
  public boolean isIdentifier(int slotOfField) {
    return slotOfField == numberSlot;
  }

  /** Whether a thread is another than the one that every JVM begins with. */
  public boolean isMade(int thread) {
    return machine.threadObjects().id(thread) != FIRST;
  }

  /** Whether a location is a name, and operations on names begin steps. */
  public boolean isExplored(int object, int slotOfField) {
    return precision.has(Aspect.NAMES) && isName(object, slotOfField);
  }
}

package dev.assay.machine.heap;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import java.util.function.IntConsumer;

/** Finds the references an object holds. */
public final class References {
  private References() {}

  /** Calls the consumer for every non-null reference in the object's data. */
  public static void forEach(Klass k, Object data, Machine machine, IntConsumer consumer) {
    if (k.isArray()) {
      if (k.kind == 'L' && data instanceof int[] elements) { // a hidden one has none
        for (int r : elements) {
          if (r != 0) {
            consumer.accept(r);
          }
        }
      }
      return;
    }
    long[] fields = (long[]) data;
    int[] slots =
        k == machine.universe().classKlass()
            ? machine.universe().klasses[(int) fields[Klass.KLASS_ID]].mirrorReferenceSlots
            : k.referenceSlots;
    for (int s : slots) {
      int r = (int) fields[s];
      if (r != 0) {
        consumer.accept(r);
      }
    }
  }
}

package dev.assay.machine.heap;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
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
    for (int s : slots(k, fields, machine)) {
      int r = (int) fields[s];
      if (r != 0) {
        consumer.accept(r);
      }
    }
  }

  /** Whether two objects of a class hold the same references in the same places. */
  public static boolean areSame(Klass k, Object one, Object other, Machine machine) {
    if (k.isArray()) {
      return k.kind != 'L'
          || (one instanceof int[] a && other instanceof int[] b && Arrays.equals(a, b));
    }
    long[] fields = (long[]) one;
    long[] others = (long[]) other;
    for (int s : slots(k, fields, machine)) {
      if (fields[s] != others[s]) {
        return false;
      }
    }
    return true;
  }

  private static int[] slots(Klass k, long[] fields, Machine machine) {
    return k == machine.universe().classKlass()
        ? machine.universe().klasses[(int) fields[Klass.KLASS_ID]].mirrorReferenceSlots
        : k.referenceSlots;
  }
}

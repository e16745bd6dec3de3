package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the JDK iterates for, where the order makes no difference, or only a small one. */
final class IterationUse {
  /** Methods that iterate and give the same whatever the order is. */
  private static final MethodTable INDIFFERENT =
      MethodTable.of("java/util/AbstractSet", "equals", "hashCode")
          .and("java/util/AbstractMap", "equals", "hashCode")
          .and("java/util/AbstractCollection", "containsAll")
          .and("java/util/ImmutableCollections$AbstractImmutableSet", "equals");

  /** Methods that put what they iterate into the collection they are called on. */
  private static final MethodTable FILLING =
      MethodTable.of("java/util/HashMap", "putMapEntries")
          .and("java/util/AbstractCollection", "addAll");

  private static final JdkClass MAP = JdkClass.of("java/util/HashMap");
  private static final JdkClass SET = JdkClass.of("java/util/HashSet");

  /** Classes whose hash code is their value, in a field of that name. */
  private static final ClassNames SMALL_NUMBERS =
      ClassNames.of(
          "java/lang/Integer", "java/lang/Short", "java/lang/Byte", "java/lang/Character");

  private static final JdkClass TEXT = JdkClass.of("java/lang/String");
  private static final String VALUE = "value";

  private IterationUse() {}

  /** Whether a thread iterates only to find out something for which the order is all the same. */
  static boolean isIndifferent(GuestThread t) {
    for (int d = t.depth - 1; d >= 0 && t.methods[d].holder.loader == 0; d--) {
      if (INDIFFERENT.contains(t.methods[d])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a thread iterates to fill a hash table, which has an order of its own. */
  static boolean isFillingHashTable(Heap heap, GuestThread t) {
    for (int d = t.depth - 1; d >= 0 && t.methods[d].holder.loader == 0; d--) {
      if (FILLING.contains(t.methods[d])) {
        int filled = (int) t.stack[t.bases[d]];
        return filled != 0 && (MAP.is(heap.klass[filled]) || SET.is(heap.klass[filled]));
      }
    }
    return false;
  }

  /** Whether keys, of which there may be none, have a place of their own each in a hash table. */
  static boolean areApart(Machine machine, int[] keys) {
    int count = 0;
    for (int key : keys) {
      count += key == 0 ? 0 : 1;
    }
    int size = Integer.highestOneBit((int) (count / 0.75f)) << 1; // or more
    Set<Integer> places = new HashSet<>();
    for (int key : keys) {
      if (key != 0) {
        Integer hash = hash(machine, key);
        if (hash == null || !places.add((hash ^ hash >>> 16) & (size - 1))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The hash code of a key, where it is known by its class; else null. */
  private static @Nullable Integer hash(Machine machine, int key) {
    Klass k = machine.heap().klass[key];
    if (TEXT.is(k)) {
      return machine.strings().get(key).hashCode();
    }
    Field value = SMALL_NUMBERS.contains(k.name) ? k.declaredField(VALUE) : null;
    return value == null ? null : (int) machine.heap().field(key, value.slot);
  }
}

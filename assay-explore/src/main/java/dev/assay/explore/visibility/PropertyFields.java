package dev.assay.explore.visibility;

import dev.assay.explore.jdk.SharedData;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Fields of the JDK's hidden code that are watched where there are properties, which may read them:
 * what programs set there would else change unseen. To threads they are what they are without.
 */
final class PropertyFields {
  /** By kind of data, whether it is only for properties that it is watched. */
  private final Map<Long, Boolean> only = new ConcurrentHashMap<>();

  /** Whether properties may read a field that programs can set. */
  boolean contains(Field f) {
    return SharedData.isOfInterestInside(f);
  }

  /** Whether a location is such a field and {@code isElseUnseen}. */
  boolean isOnlyFor(Machine machine, int object, int slot, Predicate<Field> isElseUnseen) {
    Heap heap = machine.heap();
    boolean isClass = heap.klass[object] == machine.universe().classKlass();
    if (heap.klass[object].isArray()
        || (isClass ? machine.klassOf(object).loader : heap.klass[object].loader) != 0) {
      return false;
    }
    return only.computeIfAbsent(
        Precision.kind(machine, object, slot),
        kind -> {
          Field f = field(isClass ? machine.klassOf(object) : heap.klass[object], slot, isClass);
          return f != null && contains(f) && isElseUnseen.test(f);
        });
  }

  /** The field of a class, or of its objects, that has a slot. */
  private static @Nullable Field field(Klass k, int slot, boolean isStatic) {
    for (Klass c = k; c != null; c = isStatic ? null : c.superKlass) {
      for (Field f : c.fields) {
        if (f.slot == slot && f.isStatic() == isStatic) {
          return f;
        }
      }
    }
    return null;
  }
}

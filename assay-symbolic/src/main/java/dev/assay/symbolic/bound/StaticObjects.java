package dev.assay.symbolic.bound;

import dev.assay.explore.program.OrderWatch;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.AccessPolicy;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.input.InputTypes;
import dev.assay.symbolic.run.ProgramPlaces;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Objects to which static fields of the program lead once their class is initialised. A caller may
 * pass one of them, but no input is one: where a program reads such a field, and has an input of
 * the same class, that is named.
 */
final class StaticObjects {
  /** What lies behind more objects is taken to be of all classes. */
  private static final int MANY = 10_000;

  /** Boxes of these values are the ones that {@code valueOf} gives, which inputs may be. */
  private static final int SMALL = 128;

  private final Heap heap;
  private final ProgramPlaces places;

  /** By static field, as the position of its class and its slot. */
  private final Map<Long, Found> behind = new HashMap<>();

  private final Set<Found> read = new LinkedHashSet<>();

  /**
   * What a field leads to.
   *
   * @param classes of the objects; null: perhaps all
   */
  private record Found(Field field, @Nullable Set<Klass> classes) {}

  StaticObjects(Machine machine, ProgramPlaces places) {
    this.heap = machine.heap();
    this.places = places;
  }

  /** Shows accesses to static fields that may be concerned, and to what others are shown. */
  static AccessPolicy policy(Machine machine) {
    AccessPolicy orders = OrderWatch.policy();
    return new AccessPolicy() {
      @Override
      public boolean mayWatch(Klass k) {
        return isOfProgram(machine, k) || orders.mayWatch(k);
      }

      @Override
      public boolean watches(Field f) {
        return (f.isStatic() && f.isReference() && isOfProgram(machine, f.holder))
            || orders.watches(f);
      }

      @Override
      public boolean watchesArrays() {
        return false;
      }
    };
  }

  private static boolean isOfProgram(Machine machine, Klass k) {
    return k.loader != 0 && k.loader != machine.platformLoader();
  }

  /** A class is initialised. */
  void initialized(Klass k) {
    if (!places.isOfProgram(k)) {
      return;
    }
    for (Field f : k.fields) {
      boolean isConstant = InputTypes.isEnum(k);
      if (f.isStatic() && f.isReference() && !isConstant) {
        int object = (int) heap.field(k.mirror, f.slot);
        if (object != 0) {
          behind.put(key(k.mirror, f.slot), new Found(f, classesBehind(object)));
        }
      }
    }
  }

  private static long key(int mirror, int slot) {
    return (long) mirror << 32 | slot;
  }

  /** A field is read. */
  void read(int mirror, int slot) {
    Found found = behind.get(key(mirror, slot));
    if (found != null) {
      read.add(found);
    }
  }

  private @Nullable Set<Klass> classesBehind(int first) {
    Set<Klass> classes = new HashSet<>();
    Set<Integer> seen = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(first));
    while (!open.isEmpty()) {
      int object = open.pop();
      Klass k = object > 0 && object < heap.klass.length ? heap.klass[object] : null;
      if (k == null || k.name.equals("java/lang/Class") || !seen.add(object)) {
        continue;
      }
      if (seen.size() > MANY) {
        return null;
      }
      if (!isSmallBox(k, object)) {
        classes.add(k);
      }
      if (!k.isArray()) {
        for (int slot : k.referenceSlots) {
          open.push((int) heap.field(object, slot));
        }
      } else if (heap.data[object] instanceof int[] elements && k.kind == 'L') {
        for (int each : elements) {
          open.push(each);
        }
      }
    }
    return classes;
  }

  private boolean isSmallBox(Klass k, int object) {
    if (!InputTypes.isBox(k) || k.name.equals("java/lang/Boolean")) {
      return InputTypes.isBox(k);
    }
    Field value = k.declaredField("value");
    long n = value == null ? SMALL : heap.field(object, value.slot);
    boolean isReal = value != null && (value.kind() == 'F' || value.kind() == 'D');
    return !isReal && n >= -SMALL && n < SMALL;
  }

  /** What is left out, given the classes of which there are inputs. */
  Collection<Incompleteness> leftOut(Set<Klass> ofInputs) {
    Map<String, Incompleteness> all = new LinkedHashMap<>();
    for (Found each : read) {
      Set<Klass> classes = each.classes;
      if (!ofInputs.isEmpty()
          && (classes == null || ofInputs.stream().anyMatch(classes::contains))) {
        String name = each.field.holder.externalName() + "." + each.field.name;
        all.put(
            name,
            new Incompleteness(
                Reason.UNSUPPORTED,
                "not supported: an input that is an object to which " + name + " leads"));
      }
    }
    return all.values();
  }
}

package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The data of a program as text: the static fields of its classes and everything of its own that
 * can be reached from them. Equal data gives equal text, whatever led to it.
 */
final class ProgramData {
  private final Machine machine;
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private ProgramData(Machine machine) {
    this.machine = machine;
  }

  static String of(Machine machine) {
    return new ProgramData(machine).text();
  }

  private String text() {
    List<Klass> classes = new ArrayList<>(machine.universe().loadedBy(machine.appLoader()));
    classes.sort(Comparator.comparing(k -> k.name));
    StringBuilder b = new StringBuilder();
    for (Klass k : classes) {
      int mirror = machine.mirror(k);
      boolean isOwn = k.loader == machine.appLoader();
      if (isOwn && machine.heap().field(mirror, Klass.STATUS) == Klass.INITIALIZED) {
        for (Field f : k.fields) {
          // A class that needs no initialisation says nothing by being loaded.
          boolean isAsEver =
              k.trivialInitialization && (Modifier.isFinal(f.flags) || isDefault(f, mirror));
          if (f.isStatic() && !f.name.startsWith("$") && !isAsEver) {
            b.append(f.name).append('=').append(value(f, mirror)).append(' ');
          }
        }
      }
    }
    return b.toString();
  }

  private boolean isDefault(Field f, int mirror) {
    return machine.heap().field(mirror, f.slot) == 0;
  }

  private String value(Field f, int object) {
    long v = machine.heap().field(object, f.slot);
    return f.isReference() ? object((int) v) : Long.toString(v);
  }

  private String object(int r) {
    if (r == 0) {
      return "null";
    }
    Integer known = numbers.putIfAbsent(r, numbers.size());
    if (known != null) {
      return "#" + known;
    }
    if (machine.heap().data[r] instanceof int[] elements) {
      return Arrays.toString(elements);
    }
    StringBuilder b = new StringBuilder("{");
    for (Klass k = machine.heap().klass[r]; k != null; k = k.superKlass) {
      boolean isOwn = k.loader == machine.appLoader() || k.name.contains("/atomic/");
      if (isOwn) {
        for (Field f : k.fields) {
          if (!f.isStatic()) {
            b.append(f.name).append('=').append(value(f, r)).append(' ');
          }
        }
      }
    }
    return b.append('}').toString();
  }
}

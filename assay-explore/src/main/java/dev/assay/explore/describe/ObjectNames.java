package dev.assay.explore.describe;

import dev.assay.explore.jdk.lock.Synchronizers;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names of objects and threads for people. An object is called by its class and a number, counted
 * in the order in which objects are first named; the same object has the same name throughout.
 */
public final class ObjectNames {
  private final Machine machine;
  private final Synchronizers synchronizers;
  private final Map<Integer, String> objects = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final Map<Integer, String> threads = new HashMap<>();

  public ObjectNames(Machine machine) {
    this.machine = machine;
    this.synchronizers = new Synchronizers(machine);
  }

  public String object(int r) {
    if (r == 0) {
      return "null";
    }
    String name = objects.get(r);
    if (name == null) {
      name = newName(r);
      objects.put(r, name);
    }
    return name;
  }

  private String newName(int r) {
    Klass k = machine.heap().klass[r];
    if (k == null) {
      return "?";
    }
    if (k == machine.universe().classKlass()) {
      return simple(machine.klassOf(r)) + ".class";
    }
    if (k == machine.strings().klass()) {
      return '"' + machine.strings().get(r) + '"';
    }
    int whole = synchronizers.whole(r);
    if (whole != r) {
      return object(whole);
    }
    boolean isVirtual = machine.threadObjects().isVirtual(r);
    if (isVirtual && machine.threadObjects().name(r).isEmpty()) {
      return machine.threadObjects().label(r);
    }
    String name = isVirtual ? "VirtualThread" : simple(k);
    return name + "#" + counts.merge(name, 1, Integer::sum);
  }

  /** A class as the source calls it, without its package. */
  public static String simple(Klass k) {
    if (k.isArray()) {
      return simple(k.component) + "[]";
    }
    String n = k.externalName();
    int end = n.length();
    int dot = Math.max(n.lastIndexOf('.', end), n.lastIndexOf('$'));
    String s = n.substring(dot + 1);
    return s.isEmpty() || Character.isDigit(s.charAt(0)) ? n.substring(n.lastIndexOf('.') + 1) : s;
  }

  /** The name a thread had when it was first asked for: it may be changed meanwhile. */
  public String thread(GuestThread t) {
    return threads.computeIfAbsent(t.number, n -> machine.threadObjects().label(t.object));
  }

  /** A field of an object or class, or an element of an array. */
  public String location(int object, int slot) {
    Klass k = machine.heap().klass[object];
    if (k.isArray()) {
      return object(object) + "[" + slot + "]";
    }
    Field f = field(object, slot);
    if (f != null) {
      return (f.isStatic() ? simple(f.holder) : object(object)) + "." + f.name;
    }
    return object(object) + "." + slot;
  }

  /** The field at a slot of an object, or of the class whose object it is. */
  public @Nullable Field field(int object, int slot) {
    Klass k = machine.heap().klass[object];
    if (k == machine.universe().classKlass()) {
      for (Field f : machine.klassOf(object).fields) {
        if (f.isStatic() && f.slot == slot) {
          return f;
        }
      }
    }
    for (Klass c = k; c != null; c = c.superKlass) {
      for (Field f : c.fields) {
        if (!f.isStatic() && f.slot == slot) {
          return f;
        }
      }
    }
    return null;
  }

  /** The same without saying which object: for messages that stand for many runs. */
  public String kindOfLocation(int object, int slot) {
    Klass k = machine.heap().klass[object];
    if (k.isArray()) {
      return "elements of " + simple(k);
    }
    String l = location(object, slot);
    return k == machine.universe().classKlass() ? l : simple(k) + l.substring(l.lastIndexOf('.'));
  }
}
